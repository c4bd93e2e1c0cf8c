import java.util.List;
import java.util.regex.Pattern;

class Solution {
    private static final Pattern PATH = Pattern.compile("/|(/[A-Za-z0-9._-]+)+");
    private static final Pattern PATTERN =
        Pattern.compile("/|(/(\\*|[A-Za-z0-9._-]+))*/(\\*\\*?|[A-Za-z0-9._-]+)");

    static Long governingRule(List<String> rules, String path) {
        if (!PATH.matcher(path).matches()) {
            throw new IllegalArgumentException("not a path");
        }
        if (!rules.stream().allMatch(rule -> PATTERN.matcher(rule).matches())) {
            throw new IllegalArgumentException("not a pattern");
        }
        List<String> segments = split(path);
        Long best = null;
        long bestRank = 0;
        for (int position = 0; position < rules.size(); position++) {
            long rank = rankOf(split(rules.get(position)), segments);
            if (rank >= bestRank) {
                best = (long) position;
                bestRank = rank;
            }
        }
        return best;
    }

    /** Two for each plain segment and one for an end without `**`; -1 if the pattern does not match. */
    private static long rankOf(List<String> pattern, List<String> segments) {
        boolean open = pattern.contains("**");
        int fixed = open ? pattern.size() - 1 : pattern.size();
        if (fixed > segments.size() || (!open && fixed < segments.size())) {
            return -1;
        }
        long rank = open ? 0 : 1;
        for (int at = 0; at < fixed; at++) {
            if (pattern.get(at).equals(segments.get(at))) {
                rank += 2;
            } else if (!pattern.get(at).equals("*")) {
                return -1;
            }
        }
        return rank;
    }

    private static List<String> split(String text) {
        return text.equals("/") ? List.of() : List.of(text.substring(1).split("/"));
    }
}
