package chronoflux;

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
      if (step + 1 == options.steps()) {
        spread(step, energies, passageTotals);
      } else {
        var arrived = new LongDoubleHashMap();
        spread(step, energies, arrived);
        addTo(passageTotals, arrived);
        energies = gather(step + 1, arrived);
      }
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

  private void spread(int step, LongDoubleHashMap energies, LongDoubleHashMap arrived) {
    var entities = energies.keysView().longIterator();
    while (entities.hasNext()) {
      long entity = entities.next();
      spreadOne(step, entity, energies.get(entity), arrived);
    }
  }

  private void spreadOne(int step, long entity, double energy, LongDoubleHashMap arrived) {
    graph.turnToEntity(entity);
    Neighbours.Along containing = graph.containing();
    double outgoing = options.rarity() ? energy * rarity(containing.size()) : energy;
    double about = aboutShare(containing.size());
    if (about < 1) {
      land(step, entity, outgoing * (1 - about), containing, arrived);
    }
    if (about > 0) {
      land(step, entity, outgoing * about, graph.defining(), arrived);
    }
  }

  /** The share that lands on defining passages: all or nothing when there are only such passages, or none. */
  private double aboutShare(int mentions) {
    if (options.about() == 0 || graph.defining().size() == 0) {
      return 0;
    }
    return mentions == 0 ? 1 : options.about();
  }

  private void land(int step, long entity, double energy, Neighbours.Along passages, LongDoubleHashMap arrived) {
    double unit = energy / passages.sum();
    for (int i = 0; i < passages.size(); i++) {
      long passage = passages.node(i);
      double landed = unit * passages.weight(i) * gate(passage);
      arrived.addToValue(passage, landed);
      if (observer != null) {
        observer.toPassage(step, entity, passage, landed);
      }
    }
  }

  private LongDoubleHashMap gather(int step, LongDoubleHashMap arrived) {
    var energies = new LongDoubleHashMap();
    var passages = arrived.keysView().longIterator();
    while (passages.hasNext()) {
      long passage = passages.next();
      double energy = arrived.get(passage);
      if (energy >= options.tau() && graph.isInside(passage)) {
        gatherOne(step, passage, options.alpha() * energy, energies);
      }
    }
    return energies.select((entity, energy) -> energy >= options.tau() && graph.isInside(entity));
  }

  private void gatherOne(int step, long passage, double energy, LongDoubleHashMap energies) {
    graph.turnToPassage(passage);
    Neighbours.Along entities = graph.contained();
    for (int i = 0; i < entities.size(); i++) {
      double received = energy * entities.weight(i);
      energies.addToValue(entities.node(i), received);
      if (observer != null) {
        observer.toEntity(step, passage, entities.node(i), received);
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
