import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

class Solution {
    private static final List<String> NAMES = List.of("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su");

    static String openingDays(List<Long> days) {
        if (days.isEmpty()) {
            return "closed";
        }
        List<String> parts = new ArrayList<>();
        List<String> run = new ArrayList<>();
        long previous = 0;
        for (long day : new TreeSet<>(days)) {
            if (!run.isEmpty() && day > previous + 1) {
                parts.add(writeRun(run));
                run.clear();
            }
            run.add(NAMES.get((int) day - 1));
            previous = day;
        }
        parts.add(writeRun(run));
        return run.size() == 7 ? "daily" : String.join(", ", parts);
    }

    private static String writeRun(List<String> names) {
        if (names.size() >= 3) {
            return names.get(0) + "-" + names.get(names.size() - 1);
        }
        return String.join(", ", names);
    }
}
