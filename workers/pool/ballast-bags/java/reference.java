import java.util.Arrays;
import java.util.Collections;
import java.util.List;

class Solution {
    static List<Long> leastBallast(List<Long> bags, long needed) {
        long heaviest = bags.isEmpty() ? 0 : Collections.max(bags);
        int limit = Math.toIntExact(needed + heaviest);
        long unreached = bags.size() + 1L;
        long[] fewest = new long[limit + 1];
        Arrays.fill(fewest, unreached);
        fewest[0] = 0;
        for (long weight : bags) {
            for (int total = limit; total >= weight; total--) {
                fewest[total] = Math.min(fewest[total], fewest[total - (int) weight] + 1);
            }
        }
        for (int total = (int) needed; total <= limit; total++) {
            if (fewest[total] < unreached) {
                return List.of((long) total, fewest[total]);
            }
        }
        return null;
    }
}
