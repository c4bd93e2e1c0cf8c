import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class Solution {
    private static final Pattern CODE = Pattern.compile("(0|[1-9][0-9]{0,2})?([RkM])([0-9]{0,3})");
    private static final Map<String, Long> UNITS = Map.of("R", 1L, "k", 1_000L, "M", 1_000_000L);

    static long partValue(String code) {
        Matcher match = CODE.matcher(code);
        if (!match.matches() || code.length() == 1) {
            throw new IllegalArgumentException("not a part value: " + code);
        }
        String whole = match.group(1) == null ? "" : match.group(1);
        String fraction = (match.group(3) + "000").substring(0, 3);
        return Long.parseLong(whole + fraction) * UNITS.get(match.group(2));
    }
}
