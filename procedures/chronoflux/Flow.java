package chronoflux;

import org.eclipse.collections.impl.list.mutable.primitive.DoubleArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.LongDoubleHashMap;

/**
 * Energy that spreads from entities to passages and on to their entities, step by step (FlowRAG's frequency-aware
 * weighted flow). README.md has the formulas; its names are used here.
 */
final class Flow {
  /** Is told of each share of energy that moves; the shares into one node come one by one. */
  interface Observer {
    void toPassage(int step, long entity, long passage, double energy);

    void toEntity(int step, long passage, long entity, double energy);
  }

  private final FlowGraph graph;
  private final FlowOptions options;
  private final Observer observer;
  private final LongDoubleHashMap passageTotals = new LongDoubleHashMap();
  private final LongDoubleHashMap entityTotals = new LongDoubleHashMap();
  private final LongDoubleHashMap gates = new LongDoubleHashMap();
  private final LongArrayList nodes = new LongArrayList();
  private final DoubleArrayList weights = new DoubleArrayList();

  Flow(FlowGraph graph, FlowOptions options, Observer observer) {
    this.graph = graph;
    this.options = options;
    this.observer = observer;
  }

  /** Lets the energy of the seeds flow; the totals hold the outcome. */
  void run(LongDoubleHashMap seeds) {
    LongDoubleHashMap energies = seeds;
    for (int step = 0; step < options.steps() && energies.notEmpty(); step++) {
      addTo(entityTotals, energies);
      LongDoubleHashMap arrived = spread(step, energies);
      addTo(passageTotals, arrived);
      energies = step + 1 < options.steps() ? gather(step + 1, arrived) : new LongDoubleHashMap();
    }
  }

  /** Energy that each passage received over all steps. */
  LongDoubleHashMap passageTotals() {
    return passageTotals;
  }

  /** Energy that each entity held over all steps. */
  LongDoubleHashMap entityTotals() {
    return entityTotals;
  }

  private LongDoubleHashMap spread(int step, LongDoubleHashMap energies) {
    var arrived = new LongDoubleHashMap();
    var entities = energies.keysView().longIterator();
    while (entities.hasNext()) {
      long entity = entities.next();
      spreadOne(step, entity, energies.get(entity), arrived);
    }
    return arrived;
  }

  private void spreadOne(int step, long entity, double energy, LongDoubleHashMap arrived) {
    nodes.clear();
    weights.clear();
    double containing = graph.containing(entity, nodes, weights);
    int mentions = nodes.size();
    double defining = options.about() > 0 ? graph.defining(entity, nodes, weights) : 0;
    double outgoing = options.rarity() ? energy * rarity(mentions) : energy;
    double about = defining == 0 ? 0 : containing == 0 ? 1 : options.about();
    for (int i = 0; i < nodes.size(); i++) {
      double share = i < mentions ? (1 - about) / containing : about / defining;
      long passage = nodes.get(i);
      if (share > 0 && graph.isInside(passage)) {
        double landed = outgoing * share * weights.get(i) * gate(passage);
        arrived.addToValue(passage, landed);
        if (observer != null) {
          observer.toPassage(step, entity, passage, landed);
        }
      }
    }
  }

  private LongDoubleHashMap gather(int step, LongDoubleHashMap arrived) {
    var energies = new LongDoubleHashMap();
    var passages = arrived.keysView().longIterator();
    while (passages.hasNext()) {
      long passage = passages.next();
      double energy = arrived.get(passage);
      if (energy >= options.tau()) {
        gatherOne(step, passage, options.alpha() * energy, energies);
      }
    }
    return energies.select((entity, energy) -> energy >= options.tau() && graph.isInside(entity));
  }

  private void gatherOne(int step, long passage, double energy, LongDoubleHashMap energies) {
    nodes.clear();
    weights.clear();
    graph.contained(passage, nodes, weights);
    for (int i = 0; i < nodes.size(); i++) {
      double received = energy * weights.get(i);
      energies.addToValue(nodes.get(i), received);
      if (observer != null) {
        observer.toEntity(step, passage, nodes.get(i), received);
      }
    }
  }

  private static double rarity(int mentions) {
    return mentions == 0 ? 1 : 1 / (1 + Math.log10(mentions));
  }

  private double gate(long passage) {
    if (options.gate() == 0) {
      return 1;
    }
    if (!gates.containsKey(passage)) {
      gates.put(passage, Math.pow(graph.likeness(passage, options.question()), options.gate()));
    }
    return gates.get(passage);
  }

  private static void addTo(LongDoubleHashMap totals, LongDoubleHashMap more) {
    more.forEachKeyValue(totals::addToValue);
  }
}
