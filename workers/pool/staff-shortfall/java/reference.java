import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

class Solution {
    static long staffShortfall(List<List<Long>> shifts, List<List<Long>> demands) {
        TreeMap<Long, Long> steps = new TreeMap<>();
        for (List<Long> shift : shifts) {
            if (covers(shift)) {
                steps.merge(shift.get(0), shift.get(2), Long::sum);
                steps.merge(shift.get(1), -shift.get(2), Long::sum);
            }
        }
        PriorityQueue<List<Long>> waiting = new PriorityQueue<>(Comparator.comparing((List<Long> demand) -> demand.get(0)));
        for (List<Long> demand : demands) {
            if (covers(demand)) {
                steps.putIfAbsent(demand.get(0), 0L);
                steps.putIfAbsent(demand.get(1), 0L);
                waiting.add(demand);
            }
        }
        PriorityQueue<List<Long>> open =
            new PriorityQueue<>(Comparator.comparing((List<Long> demand) -> demand.get(2)).reversed());
        long previous = 0;
        long working = 0;
        long needed = 0;
        long shortfall = 0;
        for (Map.Entry<Long, Long> step : steps.entrySet()) {
            long moment = step.getKey();
            shortfall += Math.max(0, needed - working) * (moment - previous);
            working += step.getValue();
            while (!waiting.isEmpty() && waiting.peek().get(0) == moment) {
                open.add(waiting.poll());
            }
            while (!open.isEmpty() && open.peek().get(1) <= moment) {
                open.poll();
            }
            needed = open.isEmpty() ? 0 : open.peek().get(2);
            previous = moment;
        }
        return shortfall;
    }

    private static boolean covers(List<Long> entry) {
        return entry.get(0) < entry.get(1);
    }
}
