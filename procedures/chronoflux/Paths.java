package chronoflux;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.LongDoubleHashMap;
import org.eclipse.collections.impl.map.mutable.primitive.LongLongHashMap;

/**
 * Remembers for each node and step whom the largest share of its energy came from, and reads the reasoning paths off
 * that: chains seed entity, passage, entity, passage ... in which no node comes twice.
 */
final class Paths implements Flow.Observer {
  private static final long NONE = -1;

  private final FlowGraph graph;
  private final List<Origins> passageOrigins = new ArrayList<>();
  private final List<Origins> entityOrigins = new ArrayList<>();

  Paths(FlowGraph graph) {
    this.graph = graph;
  }

  @Override
  public void toPassage(int step, long entity, long passage, double energy) {
    Origins origins = at(passageOrigins, step);
    if (origins.isBeatenBy(entity, passage, energy) && !cameByEntity(step, entity, passage)) {
      origins.put(entity, passage, energy);
    }
  }

  @Override
  public void toEntity(int step, long passage, long entity, double energy) {
    Origins origins = at(entityOrigins, step);
    if (origins.isBeatenBy(passage, entity, energy) && !cameByPassage(step - 1, passage, entity)) {
      origins.put(passage, entity, energy);
    }
  }

  /** Offers every path to `ranking`, its energy being the mean of what its nodes received over the whole flow. */
  void rank(LongDoubleHashMap entityTotals, LongDoubleHashMap passageTotals, Ranking ranking) {
    for (int step = 0; step < passageOrigins.size(); step++) {
      int last = step;
      passageOrigins.get(step).from.forEachKey(passage -> {
        LongArrayList nodes = chain(last, passage);
        double sum = 0;
        for (int i = 0; i < nodes.size(); i++) {
          sum += (i % 2 == 0 ? entityTotals : passageTotals).get(nodes.get(i));
        }
        ranking.offer(nodes, sum / nodes.size());
      });
    }
  }

  private LongArrayList chain(int step, long passage) {
    var backwards = new LongArrayList();
    long at = passage;
    for (int s = step; s >= 0; s--) {
      backwards.add(at);
      long entity = passageOrigins.get(s).from.get(at);
      backwards.add(entity);
      at = s > 0 ? entityOrigins.get(s).from.get(entity) : NONE;
    }
    return backwards.reverseThis();
  }

  /** Whether the chain of `entity` at `step` holds `sought`; true as well when it has no chain to go on from. */
  private boolean cameByEntity(int step, long entity, long sought) {
    if (step == 0) {
      return false;
    }
    long passage = at(entityOrigins, step).from.getIfAbsent(entity, NONE);
    return passage == NONE || passage == sought || cameByPassage(step - 1, passage, sought);
  }

  /** As cameByEntity, for a passage. */
  private boolean cameByPassage(int step, long passage, long sought) {
    long entity = at(passageOrigins, step).from.getIfAbsent(passage, NONE);
    return entity == NONE || entity == sought || cameByEntity(step, entity, sought);
  }

  private Origins at(List<Origins> origins, int step) {
    while (origins.size() <= step) {
      origins.add(new Origins());
    }
    return origins.get(step);
  }

  /** The strongest origin of each node in one step; of equal ones the first by id. */
  private final class Origins {
    final LongLongHashMap from = new LongLongHashMap();
    private final LongDoubleHashMap energies = new LongDoubleHashMap();

    boolean isBeatenBy(long origin, long node, double energy) {
      double challenge = Ranking.settled(energy);
      double best = energies.getIfAbsent(node, 0);
      if (challenge == best && best > 0) {
        return graph.id(origin).compareTo(graph.id(from.get(node))) < 0;
      }
      return challenge > best;
    }

    void put(long origin, long node, double energy) {
      from.put(node, origin);
      energies.put(node, Ranking.settled(energy));
    }
  }
}
