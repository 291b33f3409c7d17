package chronoflux;

import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;
import org.neo4j.internal.kernel.api.NodeCursor;
import org.neo4j.internal.kernel.api.PropertyCursor;
import org.neo4j.internal.kernel.api.Read;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;
import org.neo4j.procedure.TerminationGuard;
import org.neo4j.storageengine.api.PropertySelection;
import org.neo4j.values.storable.FloatingPointArray;
import org.neo4j.values.storable.TextValue;
import org.neo4j.values.storable.Value;
import org.neo4j.values.storable.Values;

/**
 * The part of the graph that energy flows through, read by the kernel's reusable cursors: nodes are plain numbers here,
 * and no object is made for a relationship.
 */
final class FlowGraph implements AutoCloseable {
  private static final Label ENTITY = Label.label("Entity");

  private final InternalTransaction transaction;
  private final Read read;
  private final NodeCursor node;
  private final PropertyCursor property;
  private final Neighbours passages;
  private final Neighbours entities;
  private final PropertySelection id;
  private final PropertySelection collection;
  private final PropertySelection embedding;
  private final LongHashSet inside = new LongHashSet();
  private final LongHashSet outside = new LongHashSet();
  private Value home;

  FlowGraph(Transaction transaction, TerminationGuard guard) {
    this.transaction = (InternalTransaction) transaction;
    var kernel = this.transaction.kernelTransaction();
    var tokens = kernel.tokenRead();
    id = PropertySelection.selection(tokens.propertyKey("id"));
    collection = PropertySelection.selection(tokens.propertyKey("collection"));
    embedding = PropertySelection.selection(tokens.propertyKey("embedding"));
    read = kernel.dataRead();
    node = kernel.cursors().allocateNodeCursor(kernel.cursorContext(), kernel.memoryTracker());
    property = kernel.cursors().allocatePropertyCursor(kernel.cursorContext(), kernel.memoryTracker());
    passages = new Neighbours(kernel, Direction.INCOMING, guard, "CONTAINS", "DEFINES");
    entities = new Neighbours(kernel, Direction.OUTGOING, guard, "CONTAINS");
  }

  @Override
  public void close() {
    entities.close();
    passages.close();
    property.close();
    node.close();
  }

  /**
   * The node of a seed entity, or -1 when there is none of this id. The first one found fixes the collection.
   *
   * @throws IllegalArgumentException the entity lies in another collection than the seeds before it
   */
  long seed(String entityId) {
    Node found = transaction.findNode(ENTITY, "id", entityId);
    if (found == null) {
      return -1;
    }
    Value itsCollection = propertyOf(found.getId(), collection);
    if (home == null) {
      home = itsCollection;
    } else if (!home.equals(itsCollection)) {
      throw new IllegalArgumentException(
          "seeds lie in more than one collection: " + home.prettyPrint() + ", " + itsCollection.prettyPrint());
    }
    return found.getId();
  }

  /** Turns `containing` and `defining` to the passages of an entity. */
  void turnToEntity(long entity) {
    passages.turnTo(entity);
  }

  /** Turns `contained` to the entities of a passage. */
  void turnToPassage(long passage) {
    entities.turnTo(passage);
  }

  /** The passages that contain the entity. */
  Neighbours.Along containing() {
    return passages.along(0);
  }

  /** The passages that define the entity. */
  Neighbours.Along defining() {
    return passages.along(1);
  }

  /** The entities that the passage contains. */
  Neighbours.Along contained() {
    return entities.along(0);
  }

  /** Whether a node belongs to the collection of the seeds; energy that strays outside is lost. */
  boolean isInside(long candidate) {
    if (inside.contains(candidate)) {
      return true;
    }
    if (outside.contains(candidate)) {
      return false;
    }
    boolean belongs = home.equals(propertyOf(candidate, collection));
    (belongs ? inside : outside).add(candidate);
    return belongs;
  }

  /**
   * The cosine of a passage's embedding and a question's vector, 0 where it is negative or there is no embedding.
   *
   * @throws IllegalArgumentException the two differ in length
   */
  double likeness(long passage, double[] question) {
    if (!(propertyOf(passage, embedding) instanceof FloatingPointArray vector)) {
      return 0;
    }
    if (vector.intSize() != question.length) {
      throw new IllegalArgumentException(
          "question has " + question.length + " dimensions, the passages' embeddings have " + vector.intSize());
    }
    double dot = 0;
    double squares = 0;
    double questionSquares = 0;
    for (int i = 0; i < question.length; i++) {
      double x = vector.doubleValue(i);
      dot += x * question[i];
      squares += x * x;
      questionSquares += question[i] * question[i];
    }
    double norm = Math.sqrt(squares) * Math.sqrt(questionSquares);
    return norm > 0 ? Math.max(0, dot / norm) : 0;
  }

  /** The caller's id of a node, by which ties are broken. */
  String id(long of) {
    return propertyOf(of, id) instanceof TextValue text ? text.stringValue() : "";
  }

  Node node(long reference) {
    return transaction.newNodeEntity(reference);
  }

  private Value propertyOf(long reference, PropertySelection selection) {
    read.singleNode(reference, node);
    if (node.next()) {
      node.properties(property, selection);
      if (property.next()) {
        return property.propertyValue();
      }
    }
    return Values.NO_VALUE;
  }
}
