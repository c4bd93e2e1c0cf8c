import java.util.List;

class Solution {
    static Double midpoint(List<Double> readings) {
        Double lo = null;
        Double hi = null;
        if (readings.size() > 0) {
            if (readings.size() == 1) {
                lo = readings.get(0);
                hi = readings.get(0);
            } else {
                for (int i = 0; i < readings.size(); i++) {
                    if (lo == null) {
                        lo = readings.get(i);
                    } else {
                        if (readings.get(i) < lo) {
                            lo = readings.get(i);
                        }
                    }
                }
                for (int i = 0; i < readings.size(); i++) {
                    if (hi == null) {
                        hi = readings.get(i);
                    } else {
                        if (readings.get(i) > hi) {
                            hi = readings.get(i);
                        }
                    }
                }
            }
            if (lo.equals(hi)) {
                double half = lo / 2;
                return half + half;
            } else {
                double a = lo / 2;
                double b = hi / 2;
                return a + b;
            }
        } else {
            return null;
        }
    }
}
