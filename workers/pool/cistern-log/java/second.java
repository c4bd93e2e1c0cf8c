import java.util.List;

class Solution {
    static List<Long> cisternTotals(long capacity, List<Long> flows, long days) {
        // What 1, 2, 4, 8 … seasons make of every level: the new level, litres spilled, litres lacking.
        long[][] table = new long[(int) capacity + 1][];
        for (int level = 0; level <= capacity; level++) {
            table[level] = new long[] {level, 0, 0};
            flow(table[level], flows, capacity);
        }
        long[] totals = {0, 0, 0};
        for (long left = days / flows.size(); left > 0; left /= 2) {
            if (left % 2 == 1) {
                totals = join(totals, table);
            }
            long[][] twice = new long[table.length][];
            for (int level = 0; level < table.length; level++) {
                twice[level] = join(table[level], table);
            }
            table = twice;
        }
        flow(totals, flows.subList(0, (int) (days % flows.size())), capacity);
        return List.of(totals[0], totals[1], totals[2]);
    }

    private static long[] join(long[] first, long[][] table) {
        long[] then = table[(int) first[0]];
        return new long[] {then[0], first[1] + then[1], first[2] + then[2]};
    }

    private static void flow(long[] totals, List<Long> flows, long capacity) {
        for (long flow : flows) {
            totals[0] += flow;
            if (totals[0] > capacity) {
                totals[1] += totals[0] - capacity;
                totals[0] = capacity;
            } else if (totals[0] < 0) {
                totals[2] -= totals[0];
                totals[0] = 0;
            }
        }
    }
}
