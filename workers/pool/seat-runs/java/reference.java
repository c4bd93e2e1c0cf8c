import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<Long> longestFree(List<List<Boolean>> rows) {
        List<Long> result = new ArrayList<>();
        for (List<Boolean> row : rows) {
            long longest = 0;
            long run = 0;
            for (boolean free : row) {
                run = free ? run + 1 : 0;
                longest = Math.max(longest, run);
            }
            result.add(longest);
        }
        return result;
    }
}
