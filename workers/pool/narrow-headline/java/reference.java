import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<String> setHeadline(List<String> words, long lines) {
        int width = words.stream().mapToInt(String::length).max().orElse(0);
        int widest = String.join(" ", words).length();
        while (width < widest) {
            int middle = (width + widest) / 2;
            if (fillLines(words, middle).size() <= lines) {
                widest = middle;
            } else {
                width = middle + 1;
            }
        }
        return fillLines(words, width);
    }

    private static List<String> fillLines(List<String> words, int width) {
        List<String> filled = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                filled.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() > 0 ? " " : "").append(word);
        }
        if (line.length() > 0) {
            filled.add(line.toString());
        }
        return filled;
    }
}
