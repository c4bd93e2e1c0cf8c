import java.util.Map;

class Solution {
    static long longestCalmStretch(String tape, Map<String, Long> limits) {
        int longest = 0;
        for (int start = 0; start < tape.length(); start++) {
            long[] counts = new long[26];
            int end = start;
            while (end < tape.length()) {
                char letter = tape.charAt(end);
                counts[letter - 'a']++;
                Long limit = limits.get(String.valueOf(letter));
                if (limit != null && counts[letter - 'a'] > limit) {
                    break;
                }
                end++;
            }
            longest = Math.max(longest, end - start);
        }
        return longest;
    }
}
