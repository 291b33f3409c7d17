package chronoflux;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.LongDoubleHashMap;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;
import org.neo4j.procedure.Context;
import org.neo4j.procedure.Description;
import org.neo4j.procedure.Mode;
import org.neo4j.procedure.Name;
import org.neo4j.procedure.Procedure;
import org.neo4j.procedure.TerminationGuard;

/** What Cypher calls: chronoflux.propagate and chronoflux.paths. */
public final class FlowProcedures {
  private static final String OPTIONS = " Options, all optional: alpha 0.5, tau 0.0001, steps 3, limit 100, about 0.0,"
      + " rarity false, gate 0.0, question (the vector that gate compares with).";

  @Context public Transaction transaction;
  @Context public TerminationGuard guard;

  /** A passage and the energy that reached it. */
  public record Reached(Node node, double energy) {}

  /** The path entities[0], passages[0], entities[1], passages[1] ..., and the mean energy of its nodes. */
  public record Chain(List<Node> entities, List<Node> passages, double energy) {}

  @Procedure(name = "chronoflux.propagate", mode = Mode.READ)
  @Description("Passages by the energy that flows to them from seed entities, given as {id: energy}." + OPTIONS)
  public Stream<Reached> propagate(
      @Name("seeds") Map<String, Object> seeds, @Name(value = "options", defaultValue = "{}") Map<String, Object> options) {
    var checked = FlowOptions.of(options);
    try (var graph = new FlowGraph(transaction, guard)) {
      var flow = new Flow(graph, checked, null);
      flow.run(seeds(graph, seeds));
      var ranking = new Ranking(graph, checked.limit());
      flow.passageTotals().forEachKeyValue(ranking::offer);
      return ranking.best().stream().map(path -> new Reached(graph.node(path.nodes().getLast()), path.energy()));
    }
  }

  @Procedure(name = "chronoflux.paths", mode = Mode.READ)
  @Description("Chains of entities and passages that carried most energy from the seeds, by mean energy." + OPTIONS)
  public Stream<Chain> paths(
      @Name("seeds") Map<String, Object> seeds, @Name(value = "options", defaultValue = "{}") Map<String, Object> options) {
    var checked = FlowOptions.of(options);
    try (var graph = new FlowGraph(transaction, guard)) {
      var origins = new Paths(graph);
      var flow = new Flow(graph, checked, origins);
      flow.run(seeds(graph, seeds));
      var ranking = new Ranking(graph, checked.limit());
      origins.rank(flow.entityTotals(), flow.passageTotals(), ranking);
      return ranking.best().stream().map(path -> chain(graph, path));
    }
  }

  /** The seeds by node; in the order of their ids, so that a sum never depends on the order of a map. */
  private static LongDoubleHashMap seeds(FlowGraph graph, Map<String, Object> given) {
    if (given == null) {
      throw new IllegalArgumentException("seeds must be a map {entity id: energy}, not null");
    }
    var energies = new LongDoubleHashMap();
    new TreeMap<>(given).forEach((id, value) -> {
      double energy = value instanceof Number number ? number.doubleValue() : Double.NaN;
      if (!(energy >= 0 && energy <= Double.MAX_VALUE)) {
        throw new IllegalArgumentException("the energy of seed '" + id + "' must be 0 or more, not " + value);
      }
      long entity = energy > 0 ? graph.seed(id) : -1;
      if (entity >= 0) {
        energies.put(entity, energy);
      }
    });
    return energies;
  }

  private static Chain chain(FlowGraph graph, Ranking.Path path) {
    return new Chain(everySecond(graph, path.nodes(), 0), everySecond(graph, path.nodes(), 1), path.energy());
  }

  private static List<Node> everySecond(FlowGraph graph, LongArrayList nodes, int first) {
    var chosen = new ArrayList<Node>();
    for (int i = first; i < nodes.size(); i += 2) {
      chosen.add(graph.node(nodes.get(i)));
    }
    return chosen;
  }
}
