import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

class Solution {
    static List<Long> benchFinishes(List<List<Long>> jobs, long resume) {
        // From the most urgent job down: each takes what time the jobs before it have left free.
        Long[] finishes = new Long[jobs.size()];
        TreeMap<Long, Long> busy = new TreeMap<>(Map.of(Long.MAX_VALUE, Long.MAX_VALUE));
        List<Integer> order = IntStream.range(0, jobs.size()).boxed()
            .sorted(Comparator.comparingLong((Integer job) -> -jobs.get(job).get(2))
                .thenComparingLong(job -> jobs.get(job).get(0))
                .thenComparingInt(job -> job))
            .toList();
        for (int job : order) {
            long freeFrom = jobs.get(job).get(0);
            long work = jobs.get(job).get(1);
            long setUp = 0;
            TreeMap<Long, Long> taken = new TreeMap<>();
            Map.Entry<Long, Long> before = busy.lowerEntry(freeFrom);
            if (before != null) {
                freeFrom = Math.max(freeFrom, before.getValue());
            }
            for (Map.Entry<Long, Long> piece : busy.tailMap(jobs.get(job).get(0)).entrySet()) {
                if (piece.getKey() > freeFrom) {
                    long end = Math.min(piece.getKey(), freeFrom + setUp + work);
                    taken.put(freeFrom, end);
                    work -= Math.max(0, end - freeFrom - setUp);
                    if (work == 0) {
                        finishes[job] = end;
                        break;
                    }
                    setUp = resume;
                }
                freeFrom = piece.getValue();
            }
            busy.putAll(taken);
        }
        return Arrays.asList(finishes);
    }
}
