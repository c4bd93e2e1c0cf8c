import java.util.Collections;
import java.util.List;

class Solution {
    static Double midpoint(List<Double> readings) {
        if (readings.isEmpty()) {
            return null;
        }
        return Collections.min(readings) / 2 + Collections.max(readings) / 2;
    }
}
