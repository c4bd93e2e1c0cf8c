import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Solution {
    static Long readyMinute(Map<String, Long> minutes, Map<String, List<String>> needs, String goal, long tick) {
        return new Release(minutes, needs, tick).finish(goal);
    }

    private static class Release {
        private final Map<String, Long> minutes;
        private final Map<String, List<String>> needs;
        private final long tick;
        private final Map<String, Long> finished = new HashMap<>();
        private final Set<String> inWork = new HashSet<>();

        Release(Map<String, Long> minutes, Map<String, List<String>> needs, long tick) {
            this.minutes = minutes;
            this.needs = needs;
            this.tick = tick;
        }

        /** The minute in which a step is finished, or null when it is never finished. */
        Long finish(String step) {
            if (finished.containsKey(step)) {
                return finished.get(step);
            }
            if (!inWork.add(step)) {
                return null;
            }
            long possible = 0;
            for (String needed : needs.getOrDefault(step, List.of())) {
                Long minute = finish(needed);
                if (minute == null) {
                    return null;
                }
                possible = Math.max(possible, minute);
            }
            long start = (possible + tick - 1) / tick * tick;
            finished.put(step, start + minutes.getOrDefault(step, 0L));
            return finished.get(step);
        }
    }
}
