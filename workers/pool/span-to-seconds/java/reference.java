import java.util.regex.Matcher;
import java.util.regex.Pattern;

class Solution {
    private static final String NUMBER = "(0|[1-9][0-9]*)";
    private static final Pattern PARTS = Pattern.compile(
            "(?:Nw)?(?:Nd)?(?:Nh)?(?:Nm)?(?:Ns)?".replace("N", NUMBER));
    private static final long[] SECONDS = {604_800, 86_400, 3_600, 60, 1};

    static Long spanSeconds(String text) {
        Matcher matcher = PARTS.matcher(text);
        if (text.isEmpty() || !matcher.matches()) {
            return null;
        }
        long total = 0;
        for (int unit = 0; unit < SECONDS.length; unit++) {
            String number = matcher.group(unit + 1);
            if (number != null) {
                total += Long.parseLong(number) * SECONDS[unit];
            }
        }
        return total;
    }
}
