package chronoflux;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The options of one flow, checked; README.md says what each means. */
record FlowOptions(
    double alpha, double tau, int steps, int limit, double about, boolean rarity, double gate, double[] question) {

  private static final Set<String> NAMES =
      new TreeSet<>(Set.of("alpha", "tau", "steps", "limit", "about", "rarity", "gate", "question"));
  private static final int MOST_STEPS = 20;
  private static final int MOST_RESULTS = 1_000_000;

  /**
   * @throws IllegalArgumentException an option is unknown, of the wrong type or out of range; one line says which
   */
  static FlowOptions of(Map<String, Object> given) {
    for (String name : given.keySet()) {
      if (!NAMES.contains(name)) {
        throw new IllegalArgumentException("unknown option '" + name + "': use " + String.join(", ", NAMES));
      }
    }
    double gate = number(given, "gate", 0, 0, 100);
    double[] question = vector(given.get("question"));
    if (gate > 0 && question == null) {
      throw new IllegalArgumentException("gate needs question, the vector of the question");
    }
    return new FlowOptions(
        number(given, "alpha", 0.5, 0, 1),
        number(given, "tau", 1e-4, 0, Double.MAX_VALUE),
        whole(given, "steps", 3, MOST_STEPS),
        whole(given, "limit", 100, MOST_RESULTS),
        number(given, "about", 0, 0, 1),
        flag(given, "rarity"),
        gate,
        question);
  }

  private static double number(Map<String, Object> given, String name, double usual, double least, double most) {
    Object value = given.get(name);
    if (value == null) {
      return usual;
    }
    if (!(value instanceof Number number) || !(number.doubleValue() >= least && number.doubleValue() <= most)) {
      String range = most == Double.MAX_VALUE ? "at least " + least : "from " + least + " to " + most;
      throw new IllegalArgumentException(name + " must be a number " + range + ", not " + value);
    }
    return number.doubleValue();
  }

  private static int whole(Map<String, Object> given, String name, int usual, int most) {
    Object value = given.get(name);
    if (value == null) {
      return usual;
    }
    if (!(value instanceof Long number) || number < 1 || number > most) {
      throw new IllegalArgumentException(name + " must be a whole number from 1 to " + most + ", not " + value);
    }
    return number.intValue();
  }

  private static boolean flag(Map<String, Object> given, String name) {
    Object value = given.get(name);
    if (value != null && !(value instanceof Boolean)) {
      throw new IllegalArgumentException(name + " must be true or false, not " + value);
    }
    return Boolean.TRUE.equals(value);
  }

  private static double[] vector(Object value) {
    if (value == null) {
      return null;
    }
    if (!(value instanceof List<?> list) || list.isEmpty() || !list.stream().allMatch(FlowOptions::isFinite)) {
      throw new IllegalArgumentException("question must be a list of finite numbers, the vector of the question");
    }
    return list.stream().mapToDouble(item -> ((Number) item).doubleValue()).toArray();
  }

  private static boolean isFinite(Object item) {
    return item instanceof Number number && Double.isFinite(number.doubleValue());
  }
}
