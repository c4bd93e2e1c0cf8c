import java.util.List;

class Solution {
    static long minutesUntil(List<Long> now, List<Long> goal) {
        long h1 = now.get(0);
        long m1 = now.get(1);
        long h2 = goal.get(0);
        long m2 = goal.get(1);
        long result = 0;
        if (h1 == h2) {
            if (m1 == m2) {
                result = 1440;
            } else {
                if (m1 < m2) {
                    for (long m = m1; m < m2; m++) {
                        result++;
                    }
                } else {
                    result = 60 - m1;
                    for (long h = h1 + 1; h < 24; h++) {
                        result += 60;
                    }
                    for (long h = 0; h < h2; h++) {
                        result += 60;
                    }
                    result += m2;
                }
            }
        } else {
            if (h1 < h2) {
                result = 60 - m1;
                for (long h = h1 + 1; h < h2; h++) {
                    result += 60;
                }
                result += m2;
            } else {
                result = 60 - m1;
                for (long h = h1 + 1; h < 24; h++) {
                    result += 60;
                }
                for (long h = 0; h < h2; h++) {
                    result += 60;
                }
                result += m2;
            }
        }
        return result;
    }
}
