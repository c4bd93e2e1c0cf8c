import java.util.List;

class Solution {
    private static final long MINUTES_PER_DAY = 24 * 60;

    static long minutesUntil(List<Long> now, List<Long> goal) {
        long current = now.get(0) * 60 + now.get(1);
        long wanted = goal.get(0) * 60 + goal.get(1);
        return Math.floorMod(wanted - current - 1, MINUTES_PER_DAY) + 1;
    }
}
