import java.util.List;

class Solution {
    static Long settledFrom(List<Double> readings, double target, double tolerance) {
        int start = readings.size();
        while (start > 0 && Math.abs(readings.get(start - 1) - target) <= tolerance) {
            start--;
        }
        return start < readings.size() ? (long) start : null;
    }
}
