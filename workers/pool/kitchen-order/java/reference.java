import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

class Solution {
    /** The usual order of strings goes by UTF-16 units and puts some emoji before other characters. */
    private static final Comparator<String> BY_CODE_POINT =
            (left, right) -> Arrays.compare(left.codePoints().toArray(), right.codePoints().toArray());

    static List<String> prepOrder(Map<String, List<String>> needs) {
        Map<String, Integer> waitingFor = new HashMap<>();
        Map<String, List<String>> neededBy = new HashMap<>();
        needs.forEach((step, listed) -> {
            Set<String> needed = new HashSet<>(listed);
            waitingFor.put(step, needed.size());
            for (String other : needed) {
                neededBy.computeIfAbsent(other, name -> new ArrayList<>()).add(step);
            }
        });
        for (String step : neededBy.keySet()) {
            waitingFor.putIfAbsent(step, 0);
        }
        PriorityQueue<String> ready = new PriorityQueue<>(BY_CODE_POINT);
        waitingFor.forEach((step, count) -> {
            if (count == 0) {
                ready.add(step);
            }
        });
        List<String> order = new ArrayList<>();
        while (!ready.isEmpty()) {
            String done = ready.remove();
            order.add(done);
            for (String step : neededBy.getOrDefault(done, List.of())) {
                if (waitingFor.merge(step, -1, Integer::sum) == 0) {
                    ready.add(step);
                }
            }
        }
        return order.size() == waitingFor.size() ? order : null;
    }
}
