import java.util.List;
import java.util.stream.IntStream;

class Solution {
    static Long settledFrom(List<Double> readings, double target, double tolerance) {
        int afterLastOff = IntStream.range(0, readings.size())
                .filter(position -> Math.abs(readings.get(position) - target) > tolerance)
                .map(position -> position + 1)
                .max()
                .orElse(0);
        if (afterLastOff == readings.size()) {
            return null;
        }
        return Long.valueOf(afterLastOff);
    }
}
