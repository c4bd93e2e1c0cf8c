import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<String> setHeadline(List<String> words, long lines) {
        int count = words.size();
        int[] ends = new int[count + 1];
        for (int at = 0; at < count; at++) {
            ends[at + 1] = ends[at] + words.get(at).length() + 1;
        }
        // narrowest[first]: the smallest width of the words from `first` on, on the lines allowed so far
        int[] narrowest = new int[count];
        for (int first = 0; first < count; first++) {
            narrowest[first] = ends[count] - ends[first] - 1;
        }
        for (int allowed = 2; allowed <= Math.min(lines, count); allowed++) {
            for (int first = 0; first < count; first++) {
                for (int rest = first + 1; rest < count; rest++) {
                    int widest = Math.max(ends[rest] - ends[first] - 1, narrowest[rest]);
                    narrowest[first] = Math.min(narrowest[first], widest);
                }
            }
        }
        List<String> headline = new ArrayList<>();
        int first = 0;
        for (int rest = 1; rest <= count; rest++) {
            if (rest == count || ends[rest + 1] - ends[first] - 1 > narrowest[0]) {
                headline.add(String.join(" ", words.subList(first, rest)));
                first = rest;
            }
        }
        return headline;
    }
}
