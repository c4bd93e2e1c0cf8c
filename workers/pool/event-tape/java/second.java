import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    static long longestCalmStretch(String tape, Map<String, Long> limits) {
        Map<String, List<Integer>> places = new HashMap<>();
        long longest = 0;
        long earliest = 0;
        for (int at = 0; at < tape.length(); at++) {
            String letter = String.valueOf(tape.charAt(at));
            if (limits.containsKey(letter)) {
                List<Integer> own = places.computeIfAbsent(letter, key -> new ArrayList<>());
                own.add(at);
                long oneTooMany = own.size() - 1 - limits.get(letter);
                if (oneTooMany >= 0) {
                    earliest = Math.max(earliest, own.get((int) oneTooMany) + 1);
                }
            }
            longest = Math.max(longest, at - earliest + 1);
        }
        return longest;
    }
}
