import java.util.List;

class Solution {
    static long cashDue(List<Long> prices, long step) {
        long total = prices.stream().mapToLong(Long::longValue).sum();
        long over = Math.floorMod(total, step);
        return 2 * over <= step ? total - over : total - over + step;
    }
}
