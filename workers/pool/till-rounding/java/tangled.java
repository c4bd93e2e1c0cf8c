import java.util.List;

class Solution {
    static long cashDue(List<Long> prices, long step) {
        long total = 0;
        for (int i = 0; i < prices.size(); i++) {
            total = total + prices.get(i);
        }
        if (total >= 0) {
            long k = total / step;
            long a = k * step;
            long b = (k + 1) * step;
            long da = total - a;
            long db = b - total;
            if (da < db) {
                return a;
            } else {
                if (da == db) {
                    return a;
                } else {
                    return b;
                }
            }
        } else {
            long k = (-total) / step;
            long a = k * step;
            long b = (k + 1) * step;
            long da = (-total) - a;
            long db = b - (-total);
            if (da < db) {
                return -a;
            } else {
                if (da == db) {
                    return -b;
                } else {
                    return -b;
                }
            }
        }
    }
}
