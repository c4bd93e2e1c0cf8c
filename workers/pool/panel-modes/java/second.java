import java.util.List;

class Solution {
    static long countEntries(List<List<Long>> moves, List<List<Long>> runs, long watched) {
        int modes = moves.size();
        int mode = 0;
        long entries = 0;
        for (List<Long> run : runs) {
            int button = run.get(0).intValue();
            int[] to = new int[modes];
            long[] hits = new long[modes];
            for (int from = 0; from < modes; from++) {
                long next = moves.get(from).get(button);
                to[from] = next == -1 ? from : (int) next;
                hits[from] = next == watched && next != -1 ? 1 : 0;
            }
            // The table of 1, 2, 4, 8 … presses, doubled while the bits of the number are read.
            for (long rest = run.get(1); rest > 0; rest >>= 1) {
                if ((rest & 1) == 1) {
                    entries += hits[mode];
                    mode = to[mode];
                }
                int[] nextTo = new int[modes];
                long[] nextHits = new long[modes];
                for (int from = 0; from < modes; from++) {
                    nextTo[from] = to[to[from]];
                    nextHits[from] = hits[from] + hits[to[from]];
                }
                to = nextTo;
                hits = nextHits;
            }
        }
        return entries;
    }
}
