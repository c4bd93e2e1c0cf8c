import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Solution {
    static Long readyMinute(Map<String, Long> minutes, Map<String, List<String>> needs, String goal, long tick) {
        return finish(minutes, needs, goal, tick, new HashSet<>());
    }

    private static Long finish(
            Map<String, Long> minutes, Map<String, List<String>> needs, String step, long tick, Set<String> path) {
        if (!path.add(step)) {
            return null;
        }
        long start = 0;
        for (String needed : needs.getOrDefault(step, List.of())) {
            Long finished = finish(minutes, needs, needed, tick, path);
            if (finished == null) {
                return null;
            }
            start = Math.max(start, (finished + tick - 1) / tick * tick);
        }
        path.remove(step);
        return start + minutes.getOrDefault(step, 0L);
    }
}
