import java.time.Duration;
import java.time.LocalTime;
import java.util.List;

class Solution {
    static long minutesUntil(List<Long> now, List<Long> goal) {
        Duration wait = Duration.between(toTime(now), toTime(goal));
        if (wait.isNegative() || wait.isZero()) {
            wait = wait.plusDays(1);
        }
        return wait.toMinutes();
    }

    private static LocalTime toTime(List<Long> pair) {
        return LocalTime.of(pair.get(0).intValue(), pair.get(1).intValue());
    }
}
