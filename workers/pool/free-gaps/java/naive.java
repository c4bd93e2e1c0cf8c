import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<List<Long>> freeGaps(List<Long> window, List<List<Long>> busy, long shortest) {
        long time = window.get(0);
        long closing = window.get(1);
        List<List<Long>> gaps = new ArrayList<>();
        while (time < closing) {
            long now = time;
            long blockedUntil = busy.stream()
                    .filter(pair -> pair.get(0) <= now && now < pair.get(1))
                    .mapToLong(pair -> pair.get(1))
                    .max()
                    .orElse(now);
            if (blockedUntil > now) {
                time = blockedUntil;
                continue;
            }
            long nextStart = busy.stream()
                    .filter(pair -> now < pair.get(0) && pair.get(0) < pair.get(1))
                    .mapToLong(pair -> Math.min(closing, pair.get(0)))
                    .min()
                    .orElse(closing);
            if (nextStart - now >= shortest) {
                gaps.add(List.of(now, nextStart));
            }
            time = nextStart;
        }
        return gaps;
    }
}
