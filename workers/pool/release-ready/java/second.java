import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Solution {
    static Long readyMinute(Map<String, Long> minutes, Map<String, List<String>> needs, String goal, long tick) {
        Map<String, Integer> open = new HashMap<>();
        Map<String, List<String>> neededBy = new HashMap<>();
        Deque<String> found = new ArrayDeque<>(List.of(goal));
        Deque<String> ready = new ArrayDeque<>();
        while (!found.isEmpty()) {
            String step = found.remove();
            if (open.containsKey(step)) {
                continue;
            }
            Set<String> needed = new LinkedHashSet<>(needs.getOrDefault(step, List.of()));
            open.put(step, needed.size());
            if (needed.isEmpty()) {
                ready.add(step);
            }
            for (String other : needed) {
                neededBy.computeIfAbsent(other, key -> new ArrayList<>()).add(step);
                found.add(other);
            }
        }
        Map<String, Long> start = new HashMap<>();
        while (!ready.isEmpty()) {
            String step = ready.remove();
            long finished = start.getOrDefault(step, 0L) + minutes.getOrDefault(step, 0L);
            if (step.equals(goal)) {
                return finished;
            }
            long nextLook = finished + Math.floorMod(-finished, tick);
            for (String other : neededBy.get(step)) {
                start.merge(other, nextLook, Math::max);
                if (open.merge(other, -1, Integer::sum) == 0) {
                    ready.add(other);
                }
            }
        }
        return null;
    }
}
