class Solution {
    private static final String LETTERS = "RkM";
    private static final long[] THOUSANDTHS = {1_000L, 1_000_000L, 1_000_000_000L};

    static long partValue(String code) {
        int at = 0;
        while (at < code.length() && LETTERS.indexOf(code.charAt(at)) < 0) {
            at++;
        }
        if (at == code.length()) {
            throw new IllegalArgumentException("no letter");
        }
        String before = code.substring(0, at);
        String after = code.substring(at + 1);
        if (before.isEmpty() && after.isEmpty()) {
            throw new IllegalArgumentException("a letter without digits");
        }
        if (before.length() > 1 && before.startsWith("0")) {
            throw new IllegalArgumentException("starts with a zero");
        }
        long unit = THOUSANDTHS[LETTERS.indexOf(code.charAt(at))];
        long value = readDigits(before) * unit;
        long part = readDigits(after) * unit;
        for (int digit = 0; digit < after.length(); digit++) {
            part /= 10;
        }
        return value + part;
    }

    private static long readDigits(String text) {
        if (text.length() > 3) {
            throw new IllegalArgumentException("too many digits");
        }
        long number = 0;
        for (char character : text.toCharArray()) {
            if (character < '0' || character > '9') {
                throw new IllegalArgumentException("not a digit");
            }
            number = number * 10 + (character - '0');
        }
        return number;
    }
}
