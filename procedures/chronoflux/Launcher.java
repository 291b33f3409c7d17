package chronoflux;

import java.nio.file.Path;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;

/** Runs a Neo4j server in the folder given as the only argument, by its neo4j.conf, until the process is asked to end. */
public final class Launcher {
  private Launcher() {}

  public static void main(String[] args) throws InterruptedException {
    var home = Path.of(args[0]);
    var server = new DatabaseManagementServiceBuilder(home).loadPropertiesFromFile(home.resolve("neo4j.conf")).build();
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown));
    Thread.currentThread().join();
  }
}
