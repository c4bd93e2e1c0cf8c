import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    private record Totals(long level, long spilled, long lacking) {
        Totals live(long flow, long capacity) {
            long wanted = level + flow;
            return new Totals(
                Math.min(Math.max(wanted, 0), capacity),
                spilled + Math.max(wanted - capacity, 0),
                lacking + Math.max(-wanted, 0));
        }
    }

    private record Start(long seasons, Totals totals) {}

    static List<Long> cisternTotals(long capacity, List<Long> flows, long days) {
        Totals now = new Totals(0, 0, 0);
        long seasons = days / flows.size();
        Map<Long, Start> seen = new HashMap<>();
        while (seasons > 0) {
            Start then = seen.put(now.level(), new Start(seasons, now));
            if (then != null) {
                long length = then.seasons() - seasons;
                long rounds = seasons / length;
                now = new Totals(
                    now.level(),
                    now.spilled() + rounds * (now.spilled() - then.totals().spilled()),
                    now.lacking() + rounds * (now.lacking() - then.totals().lacking()));
                seasons %= length;
                seen.clear();
                continue;
            }
            for (long flow : flows) {
                now = now.live(flow, capacity);
            }
            seasons--;
        }
        for (long flow : flows.subList(0, (int) (days % flows.size()))) {
            now = now.live(flow, capacity);
        }
        return List.of(now.level(), now.spilled(), now.lacking());
    }
}
