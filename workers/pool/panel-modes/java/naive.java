import java.util.List;

class Solution {
    static long countEntries(List<List<Long>> moves, List<List<Long>> runs, long watched) {
        int mode = 0;
        long entries = 0;
        for (List<Long> run : runs) {
            int button = run.get(0).intValue();
            for (long press = 0; press < run.get(1); press++) {
                long to = moves.get(mode).get(button);
                if (to == -1) {
                    continue;
                }
                mode = (int) to;
                if (mode == watched) {
                    entries++;
                }
            }
        }
        return entries;
    }
}
