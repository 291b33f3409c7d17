package chronoflux;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;

/** Keeps the paths of most energy. Equal energies go by length, then by the nodes' ids, so a ranking is reproducible. */
final class Ranking {
  /** Nodes in order, and the energy the path is ranked by; a single passage is a path of one node. */
  record Path(LongArrayList nodes, double energy) {
    double settledEnergy() {
      return settled(energy);
    }
  }

  private static final long NOISE = 0xFFF;

  private final FlowGraph graph;
  private final int limit;
  private final Comparator<Path> order = Comparator.comparingDouble(Path::settledEnergy)
      .reversed()
      .thenComparingInt(path -> path.nodes().size())
      .thenComparing(this::compareIds);
  private final PriorityQueue<Path> worstFirst = new PriorityQueue<>(order.reversed());

  Ranking(FlowGraph graph, int limit) {
    this.graph = graph;
    this.limit = limit;
  }

  /**
   * An energy without its last 12 bits (about 1e-12 of it), which depend on the order of summing: equals compare as
   * equal.
   */
  static double settled(double energy) {
    return Double.longBitsToDouble((Double.doubleToRawLongBits(energy) + NOISE / 2 + 1) & ~NOISE);
  }

  void offer(long node, double energy) {
    if (admits(energy)) {
      offer(LongArrayList.newListWith(node), energy);
    }
  }

  void offer(LongArrayList nodes, double energy) {
    if (admits(energy) && graph.isInside(nodes.getLast())) {
      worstFirst.add(new Path(nodes, energy));
      if (worstFirst.size() > limit) {
        worstFirst.poll();
      }
    }
  }

  List<Path> best() {
    var paths = new ArrayList<>(worstFirst);
    paths.sort(order);
    return paths;
  }

  private boolean admits(double energy) {
    return energy > 0 && (worstFirst.size() < limit || settled(energy) >= worstFirst.peek().settledEnergy());
  }

  private int compareIds(Path left, Path right) {
    int shared = Math.min(left.nodes().size(), right.nodes().size());
    for (int i = 0; i < shared; i++) {
      int difference = graph.id(left.nodes().get(i)).compareTo(graph.id(right.nodes().get(i)));
      if (difference != 0) {
        return difference;
      }
    }
    return 0;
  }
}
