import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<Long> finishMinutes(List<List<Long>> jobs, long warmUp, long staysWarm) {
        List<Long> finishes = new ArrayList<>();
        long coldFrom = 0;
        long last = 0;
        for (List<Long> job : jobs) {
            long taken = Math.max(job.get(0), last);
            boolean isWarm = !finishes.isEmpty() && taken <= coldFrom;
            last = taken + (isWarm ? 0 : warmUp) + job.get(1);
            coldFrom = last + staysWarm;
            finishes.add(last);
        }
        return finishes;
    }
}
