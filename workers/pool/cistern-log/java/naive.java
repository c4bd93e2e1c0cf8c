import java.util.List;

class Solution {
    static List<Long> cisternTotals(long capacity, List<Long> flows, long days) {
        long level = 0;
        long spilled = 0;
        long lacking = 0;
        for (long day = 0; day < days; day++) {
            level += flows.get((int) (day % flows.size()));
            if (level > capacity) {
                spilled += level - capacity;
                level = capacity;
            } else if (level < 0) {
                lacking -= level;
                level = 0;
            }
        }
        return List.of(level, spilled, lacking);
    }
}
