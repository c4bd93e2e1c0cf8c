import java.util.List;

class Solution {
    static Long settledFrom(List<Double> readings, double target, double tolerance) {
        int n = readings.size();
        if (n == 0) {
            return null;
        } else {
            double d = readings.get(n - 1) - target;
            if (d < 0) {
                d = -d;
            }
            if (d > tolerance) {
                return null;
            } else {
                long found = -1;
                for (int i = 0; i < n; i++) {
                    if (found == -1) {
                        d = readings.get(i) - target;
                        if (d < 0) {
                            d = -d;
                        }
                        if (d <= tolerance) {
                            boolean good = true;
                            for (int j = i + 1; j < n; j++) {
                                d = readings.get(j) - target;
                                if (d < 0) {
                                    d = -d;
                                }
                                if (d > tolerance) {
                                    good = false;
                                }
                            }
                            if (good == true) {
                                found = i;
                            }
                        }
                    }
                }
                if (found == -1) {
                    return null;
                } else {
                    return found;
                }
            }
        }
    }
}
