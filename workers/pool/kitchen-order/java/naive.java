import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Solution {
    static List<String> prepOrder(Map<String, List<String>> needs) {
        Set<String> steps = new HashSet<>(needs.keySet());
        needs.values().forEach(steps::addAll);
        List<String> order = new ArrayList<>();
        while (order.size() < steps.size()) {
            String first = null;
            for (String step : steps) {
                if (!order.contains(step)
                        && order.containsAll(needs.getOrDefault(step, List.of()))
                        && (first == null || isBefore(step, first))) {
                    first = step;
                }
            }
            if (first == null) {
                return null;
            }
            order.add(first);
        }
        return order;
    }

    private static boolean isBefore(String left, String right) {
        return Arrays.compare(left.codePoints().toArray(), right.codePoints().toArray()) < 0;
    }
}
