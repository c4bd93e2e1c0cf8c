import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    private record Moment(long left, long entries) {}

    static long countEntries(List<List<Long>> moves, List<List<Long>> runs, long watched) {
        int mode = 0;
        long entries = 0;
        for (List<Long> run : runs) {
            int button = run.get(0).intValue();
            long left = run.get(1);
            Map<Integer, Moment> seen = new HashMap<>();
            while (left > 0 && moves.get(mode).get(button) != -1) {
                Moment then = seen.put(mode, new Moment(left, entries));
                if (then != null) {
                    long round = then.left() - left;
                    entries += left / round * (entries - then.entries());
                    left %= round;
                    seen.clear();
                    continue;
                }
                mode = moves.get(mode).get(button).intValue();
                left--;
                if (mode == watched) {
                    entries++;
                }
            }
        }
        return entries;
    }
}
