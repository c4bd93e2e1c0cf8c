import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

class Solution {
    static List<List<Long>> freeGaps(List<Long> window, List<List<Long>> busy, long shortest) {
        TreeMap<Long, Long> free = new TreeMap<>();
        if (window.get(0) < window.get(1)) {
            free.put(window.get(0), window.get(1));
        }
        for (List<Long> pair : busy) {
            if (pair.get(0) < pair.get(1)) {
                takeAway(free, pair.get(0), pair.get(1));
            }
        }
        List<List<Long>> gaps = new ArrayList<>();
        free.forEach((start, end) -> {
            if (end - start >= shortest) {
                gaps.add(List.of(start, end));
            }
        });
        return gaps;
    }

    private static void takeAway(TreeMap<Long, Long> free, long start, long end) {
        Map.Entry<Long, Long> last = free.lowerEntry(end);
        while (last != null && last.getValue() > start) {
            free.remove(last.getKey());
            if (last.getValue() > end) {
                free.put(end, last.getValue());
            }
            if (last.getKey() < start) {
                free.put(last.getKey(), start);
            }
            last = free.lowerEntry(Math.min(end, last.getKey()));
        }
    }
}
