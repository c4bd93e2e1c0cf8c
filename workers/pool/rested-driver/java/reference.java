import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

class Solution {
    private record Stage(long minute, long driven, long place) {}

    static Long fastestDrive(
            List<List<Long>> roads, List<Long> restStops, long start, long goal, long limit, long rest) {
        Map<Long, List<List<Long>>> roadsFrom = new HashMap<>();
        for (List<Long> road : roads) {
            roadsFrom.computeIfAbsent(road.get(0), place -> new ArrayList<>()).add(road);
        }
        Set<Long> stops = new HashSet<>(restStops);
        // Who comes later to a place is of use only when less tired than all who came before.
        Map<Long, Long> leastDriven = new HashMap<>();
        PriorityQueue<Stage> waiting = new PriorityQueue<>(
            Comparator.comparingLong(Stage::minute).thenComparingLong(Stage::driven));
        waiting.add(new Stage(0, 0, start));
        while (!waiting.isEmpty()) {
            Stage now = waiting.remove();
            if (now.place() == goal) {
                return now.minute();
            }
            if (now.driven() >= leastDriven.getOrDefault(now.place(), Long.MAX_VALUE)) {
                continue;
            }
            leastDriven.put(now.place(), now.driven());
            if (now.driven() > 0 && stops.contains(now.place())) {
                waiting.add(new Stage(now.minute() + rest, 0, now.place()));
            }
            for (List<Long> road : roadsFrom.getOrDefault(now.place(), List.of())) {
                long driven = now.driven() + road.get(2);
                if (driven <= limit) {
                    waiting.add(new Stage(now.minute() + road.get(2), driven, road.get(1)));
                }
            }
        }
        return null;
    }
}
