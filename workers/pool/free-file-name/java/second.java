import java.util.List;
import java.util.stream.LongStream;

class Solution {
    static String freeFileName(String wanted, List<String> taken) {
        if (isFree(wanted, taken)) {
            return wanted;
        }
        int end = wanted.length();
        for (int at = 1; at < wanted.length() - 1; at++) {
            if (wanted.charAt(at) == '.') {
                end = at;
            }
        }
        String ending = wanted.substring(end);
        String whole = wanted.substring(0, end);
        long counter = counterOf(whole);
        String stem = counter == 0 ? whole : whole.substring(0, whole.lastIndexOf(" ("));
        return LongStream.iterate(Math.max(counter, 1) + 1, number -> number + 1)
            .mapToObj(number -> stem + " (" + number + ")" + ending)
            .filter(name -> isFree(name, taken))
            .findFirst()
            .orElseThrow();
    }

    /** The number of the counter at the end, or 0. */
    private static long counterOf(String whole) {
        int opening = whole.lastIndexOf(" (");
        if (opening < 1 || !whole.endsWith(")")) {
            return 0;
        }
        String digits = whole.substring(opening + 2, whole.length() - 1);
        boolean allDigits = digits.chars().allMatch(digit -> digit >= '0' && digit <= '9');
        if (!allDigits || digits.isEmpty() || digits.length() > 6 || digits.startsWith("0")) {
            return 0;
        }
        return Long.parseLong(digits);
    }

    private static boolean isFree(String name, List<String> taken) {
        return taken.stream().noneMatch(name::equalsIgnoreCase);
    }
}
