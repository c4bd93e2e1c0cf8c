import java.util.List;

class Solution {
    static long staffShortfall(List<List<Long>> shifts, List<List<Long>> demands) {
        long first = demands.stream().mapToLong(demand -> demand.get(0)).min().orElse(0);
        long last = demands.stream().mapToLong(demand -> demand.get(1)).max().orElse(0);
        long shortfall = 0;
        for (long minute = first; minute < last; minute++) {
            long needed = 0;
            for (List<Long> demand : demands) {
                if (demand.get(0) <= minute && minute < demand.get(1)) {
                    needed = Math.max(needed, demand.get(2));
                }
            }
            long working = 0;
            for (List<Long> shift : shifts) {
                if (shift.get(0) <= minute && minute < shift.get(1)) {
                    working += shift.get(2);
                }
            }
            shortfall += Math.max(0, needed - working);
        }
        return shortfall;
    }
}
