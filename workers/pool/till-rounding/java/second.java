import java.util.List;

class Solution {
    static long cashDue(List<Long> prices, long step) {
        long total = 0;
        for (long price : prices) {
            total += price;
        }
        // The whole part of total / step + 1/2, with exactly one half rounded down.
        return Math.floorDiv(2 * total + step - 1, 2 * step) * step;
    }
}
