import java.util.List;
import java.util.stream.IntStream;

class Solution {
    static List<Long> finishMinutes(List<List<Long>> jobs, long warmUp, long staysWarm) {
        long[] finishes = new long[jobs.size()];
        for (int at = 0; at < finishes.length; at++) {
            long arrival = jobs.get(at).get(0);
            long wait = at == 0 ? 0 : Math.max(0, finishes[at - 1] - arrival);
            boolean cold = at == 0 || arrival - finishes[at - 1] > staysWarm;
            finishes[at] = arrival + wait + (cold ? warmUp : 0) + jobs.get(at).get(1);
        }
        return IntStream.range(0, finishes.length).mapToObj(at -> finishes[at]).toList();
    }
}
