import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class Solution {
    static String openingDays(List<Long> days) {
        String[] names = {"Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"};
        StringBuilder week = new StringBuilder();
        for (long day = 1; day <= 7; day++) {
            week.append(days.contains(day) ? 'x' : '.');
        }
        if (week.indexOf("x") < 0) {
            return "closed";
        }
        if (week.indexOf(".") < 0) {
            return "daily";
        }
        StringJoiner parts = new StringJoiner(", ");
        Matcher run = Pattern.compile("xxx+|x").matcher(week);
        while (run.find()) {
            String first = names[run.start()];
            String last = names[run.end() - 1];
            parts.add(first.equals(last) ? first : first + "-" + last);
        }
        return parts.toString();
    }
}
