import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<String> setHeadline(List<String> words, long lines) {
        List<String> headline = new ArrayList<>();
        if (words.isEmpty()) {
            return headline;
        }
        int width = leastWidth(words, lines);
        String line = words.get(0);
        for (String word : words.subList(1, words.size())) {
            if (line.length() + 1 + word.length() > width) {
                headline.add(line);
                line = word;
            } else {
                line = line + " " + word;
            }
        }
        headline.add(line);
        return headline;
    }

    private static int leastWidth(List<String> words, long lines) {
        int best = String.join(" ", words).length();
        if (lines > 1) {
            for (int count = 1; count < words.size(); count++) {
                int first = String.join(" ", words.subList(0, count)).length();
                int others = leastWidth(words.subList(count, words.size()), lines - 1);
                best = Math.min(best, Math.max(first, others));
            }
        }
        return best;
    }
}
