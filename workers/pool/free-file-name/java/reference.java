import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

class Solution {
    private static final Pattern COUNTED = Pattern.compile("(.+) \\(([1-9][0-9]{0,5})\\)");

    static String freeFileName(String wanted, List<String> taken) {
        Set<String> unavailable = taken.stream().map(Solution::lower).collect(Collectors.toSet());
        if (!unavailable.contains(lower(wanted))) {
            return wanted;
        }
        int dot = wanted.lastIndexOf('.', wanted.length() - 2);
        String stem = dot > 0 ? wanted.substring(0, dot) : wanted;
        String ending = wanted.substring(stem.length());
        int number = 1;
        Matcher counted = COUNTED.matcher(stem);
        if (counted.matches()) {
            stem = counted.group(1);
            number = Integer.parseInt(counted.group(2));
        }
        String name;
        do {
            number++;
            name = stem + " (" + number + ")" + ending;
        } while (unavailable.contains(lower(name)));
        return name;
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
