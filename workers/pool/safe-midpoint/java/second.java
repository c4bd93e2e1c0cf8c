import java.util.DoubleSummaryStatistics;
import java.util.List;

class Solution {
    static Double midpoint(List<Double> readings) {
        DoubleSummaryStatistics extremes =
                readings.stream().mapToDouble(Double::doubleValue).summaryStatistics();
        if (extremes.getCount() == 0) {
            return null;
        }
        return extremes.getMin() / 2 + extremes.getMax() / 2;
    }
}
