package chronoflux;

import org.eclipse.collections.impl.list.mutable.primitive.DoubleArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.LongDoubleHashMap;
import org.eclipse.collections.impl.map.mutable.primitive.LongLongHashMap;
import org.neo4j.graphdb.Direction;
import org.neo4j.internal.kernel.api.NodeCursor;
import org.neo4j.internal.kernel.api.PropertyCursor;
import org.neo4j.internal.kernel.api.Read;
import org.neo4j.internal.kernel.api.RelationshipTraversalCursor;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.procedure.TerminationGuard;
import org.neo4j.storageengine.api.PropertySelection;
import org.neo4j.storageengine.api.RelationshipSelection;
import org.neo4j.values.storable.NumberValue;

/**
 * Weighted neighbours along one relationship type, kept in flat arrays: a node that several steps expand is read from
 * the store once.
 */
final class Neighbours implements AutoCloseable {
  private static final int CHECK_EVERY = 4096;
  private static final int MOST_KEPT = 4_000_000;

  private final TerminationGuard guard;
  private final Read read;
  private final NodeCursor node;
  private final RelationshipTraversalCursor relationship;
  private final PropertyCursor property;
  private final RelationshipSelection selection;
  private final PropertySelection weight;

  private final LongArrayList nodes = new LongArrayList();
  private final DoubleArrayList weights = new DoubleArrayList();
  private final LongLongHashMap spans = new LongLongHashMap();
  private final LongDoubleHashMap sums = new LongDoubleHashMap();
  private int start;
  private int end;
  private double sum;

  Neighbours(KernelTransaction kernel, String type, Direction direction, TerminationGuard guard) {
    this.guard = guard;
    read = kernel.dataRead();
    node = kernel.cursors().allocateNodeCursor(kernel.cursorContext(), kernel.memoryTracker());
    relationship = kernel.cursors().allocateRelationshipTraversalCursor(kernel.cursorContext(), kernel.memoryTracker());
    property = kernel.cursors().allocatePropertyCursor(kernel.cursorContext(), kernel.memoryTracker());
    selection = RelationshipSelection.selection(kernel.tokenRead().relationshipType(type), direction);
    weight = PropertySelection.selection(kernel.tokenRead().propertyKey("weight"));
  }

  @Override
  public void close() {
    property.close();
    relationship.close();
    node.close();
  }

  /** Turns to the neighbours of `of`; node, weight and sum speak of them until the next call. */
  void turnTo(long of) {
    guard.check();
    if (spans.containsKey(of)) {
      long span = spans.get(of);
      start = (int) (span >>> Integer.SIZE);
      end = (int) span;
      sum = sums.get(of);
    } else {
      load(of);
    }
  }

  int size() {
    return end - start;
  }

  long node(int index) {
    return nodes.get(start + index);
  }

  double weight(int index) {
    return weights.get(start + index);
  }

  /** The sum of the weights. */
  double sum() {
    return sum;
  }

  private void load(long of) {
    if (nodes.size() > MOST_KEPT) {
      nodes.clear();
      weights.clear();
      spans.clear();
      sums.clear();
    }
    start = nodes.size();
    sum = 0;
    read.singleNode(of, node);
    if (node.next()) {
      node.relationships(relationship, selection);
      while (relationship.next()) {
        append();
      }
    }
    end = nodes.size();
    spans.put(of, (long) start << Integer.SIZE | end);
    sums.put(of, sum);
  }

  /** Appends the relationship under the cursor, unless it weighs nothing. */
  private void append() {
    relationship.properties(property, weight);
    double share = property.next() && property.propertyValue() instanceof NumberValue value ? value.doubleValue() : 0;
    if (share > 0) {
      nodes.add(relationship.otherNodeReference());
      weights.add(share);
      sum += share;
      if (nodes.size() % CHECK_EVERY == 0) {
        guard.check();
      }
    }
  }
}
