class Solution {
    private static final String UNITS = "wdhms";
    private static final long[] SECONDS = {604_800, 86_400, 3_600, 60, 1};

    static Long spanSeconds(String text) {
        long total = 0;
        int nextUnit = 0;
        int at = 0;
        do {
            int start = at;
            while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
                at++;
            }
            int digits = at - start;
            if (digits == 0 || at == text.length() || digits > 1 && text.charAt(start) == '0') {
                return null;
            }
            int unit = UNITS.indexOf(text.charAt(at), nextUnit);
            if (unit < 0) {
                return null;
            }
            total += Long.parseLong(text, start, at, 10) * SECONDS[unit];
            nextUnit = unit + 1;
            at++;
        } while (at < text.length());
        return total;
    }
}
