import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    static Long fastestDrive(
            List<List<Long>> roads, List<Long> restStops, long start, long goal, long limit, long rest) {
        // Minutes of driving without a rest, from the start and from each rest stop.
        List<Long> sources = new ArrayList<>(restStops);
        sources.add(start);
        Map<Long, Map<Long, Long>> drives = new HashMap<>();
        for (long source : sources) {
            drives.put(source, driveFrom(source, roads, limit));
        }
        // When a rested driver can leave: lowered until nothing changes any more.
        Map<Long, Long> leaves = new HashMap<>(Map.of(start, 0L));
        boolean changed = true;
        while (changed) {
            changed = false;
            for (long source : sources) {
                for (long stop : restStops) {
                    Long driven = drives.get(source).get(stop);
                    if (leaves.containsKey(source) && driven != null) {
                        long minute = leaves.get(source) + driven + rest;
                        if (minute < leaves.getOrDefault(stop, Long.MAX_VALUE)) {
                            leaves.put(stop, minute);
                            changed = true;
                        }
                    }
                }
            }
        }
        return leaves.entrySet().stream()
            .filter(leave -> drives.get(leave.getKey()).containsKey(goal))
            .map(leave -> leave.getValue() + drives.get(leave.getKey()).get(goal))
            .min(Long::compare)
            .orElse(null);
    }

    private static Map<Long, Long> driveFrom(long source, List<List<Long>> roads, long limit) {
        Map<Long, Long> reached = new HashMap<>(Map.of(source, 0L));
        boolean changed = true;
        while (changed) {
            changed = false;
            for (List<Long> road : roads) {
                Long driven = reached.get(road.get(0));
                if (driven == null || driven + road.get(2) > limit) {
                    continue;
                }
                if (driven + road.get(2) < reached.getOrDefault(road.get(1), Long.MAX_VALUE)) {
                    reached.put(road.get(1), driven + road.get(2));
                    changed = true;
                }
            }
        }
        return reached;
    }
}
