import java.util.HashMap;
import java.util.Map;

class Solution {
    static long longestCalmStretch(String tape, Map<String, Long> limits) {
        Map<String, Long> left = new HashMap<>(limits);
        int longest = 0;
        int start = 0;
        for (int at = 0; at < tape.length(); at++) {
            String letter = tape.substring(at, at + 1);
            left.computeIfPresent(letter, (key, count) -> count - 1);
            while (left.getOrDefault(letter, 0L) < 0) {
                left.computeIfPresent(tape.substring(start, start + 1), (key, count) -> count + 1);
                start++;
            }
            longest = Math.max(longest, at + 1 - start);
        }
        return longest;
    }
}
