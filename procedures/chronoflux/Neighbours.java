package chronoflux;

import org.eclipse.collections.impl.list.mutable.primitive.DoubleArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.LongIntHashMap;
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
 * Weighted neighbours along some relationship types, kept in flat arrays: a node that several steps expand is read from
 * the store once, and all types in one go, since the store chains a node's relationships whatever their type.
 */
final class Neighbours implements AutoCloseable {
  private static final int CHECK_EVERY = 4096;
  private static final int MOST_KEPT = 4_000_000;
  private static final int NOT_KEPT = -1;

  private final TerminationGuard guard;
  private final Read read;
  private final NodeCursor node;
  private final RelationshipTraversalCursor relationship;
  private final PropertyCursor property;
  private final RelationshipSelection selection;
  private final PropertySelection weight;
  private final Along[] types;
  private final LongIntHashMap places = new LongIntHashMap();
  private int count;

  Neighbours(KernelTransaction kernel, Direction direction, TerminationGuard guard, String... names) {
    this.guard = guard;
    read = kernel.dataRead();
    node = kernel.cursors().allocateNodeCursor(kernel.cursorContext(), kernel.memoryTracker());
    relationship = kernel.cursors().allocateRelationshipTraversalCursor(kernel.cursorContext(), kernel.memoryTracker());
    property = kernel.cursors().allocatePropertyCursor(kernel.cursorContext(), kernel.memoryTracker());
    weight = PropertySelection.selection(kernel.tokenRead().propertyKey("weight"));
    types = new Along[names.length];
    var tokens = new int[names.length];
    for (int i = 0; i < names.length; i++) {
      tokens[i] = kernel.tokenRead().relationshipType(names[i]);
      types[i] = new Along(tokens[i]);
    }
    selection = RelationshipSelection.selection(tokens, direction);
  }

  @Override
  public void close() {
    property.close();
    relationship.close();
    node.close();
  }

  /** Turns to the neighbours of `of`; what `along` gives speaks of them until the next call. */
  void turnTo(long of) {
    guard.check();
    int place = places.getIfAbsent(of, NOT_KEPT);
    if (place == NOT_KEPT) {
      place = load(of);
    }
    for (Along type : types) {
      type.turnTo(place);
    }
  }

  /** The neighbours along the type that was named in this place. */
  Along along(int type) {
    return types[type];
  }

  private int load(long of) {
    if (count > MOST_KEPT) {
      places.clear();
      count = 0;
      for (Along type : types) {
        type.clear();
      }
    }
    read.singleNode(of, node);
    if (node.next()) {
      node.relationships(relationship, selection);
      while (relationship.next()) {
        append();
      }
    }
    int place = places.size();
    places.put(of, place);
    for (Along type : types) {
      type.end();
    }
    return place;
  }

  /** Appends the relationship under the cursor, unless it weighs nothing. */
  private void append() {
    relationship.properties(property, weight);
    double share = property.next() && property.propertyValue() instanceof NumberValue value ? value.doubleValue() : 0;
    if (share > 0) {
      int token = relationship.type();
      int type = 0;
      while (types[type].token != token) {
        type++;
      }
      types[type].add(relationship.otherNodeReference(), share);
      if (++count % CHECK_EVERY == 0) {
        guard.check();
      }
    }
  }

  /** The neighbours along one type, of the node that was turned to. */
  static final class Along {
    private final int token;
    private final LongArrayList nodes = new LongArrayList();
    private final DoubleArrayList weights = new DoubleArrayList();
    private final IntArrayList ends = new IntArrayList();
    private final DoubleArrayList sums = new DoubleArrayList();
    private int start;
    private int end;
    private double sum;
    private double adding;

    private Along(int token) {
      this.token = token;
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

    private void add(long node, double share) {
      nodes.add(node);
      weights.add(share);
      adding += share;
    }

    private void end() {
      ends.add(nodes.size());
      sums.add(adding);
      adding = 0;
    }

    private void turnTo(int place) {
      start = place == 0 ? 0 : ends.get(place - 1);
      end = ends.get(place);
      sum = sums.get(place);
    }

    private void clear() {
      nodes.clear();
      weights.clear();
      ends.clear();
      sums.clear();
    }
  }
}
