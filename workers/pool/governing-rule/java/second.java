import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class Solution {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9._-]+");

    private record Rule(long position, List<String> segments) {
        boolean isOpen() {
            return segments.contains("**");
        }

        long plainSegments() {
            return segments.stream().filter(text -> !text.startsWith("*")).count();
        }

        /** Matches the rule as a regular expression over the path. */
        boolean matches(String path) {
            String expression = segments.stream()
                .map(text -> text.equals("**") ? "(/.+)?" : text.equals("*") ? "/[^/]+" : "/" + Pattern.quote(text))
                .collect(Collectors.joining());
            return path.matches(expression);
        }
    }

    static Long governingRule(List<String> rules, String path) {
        String segments = read(path, false).stream().map(text -> "/" + text).collect(Collectors.joining());
        List<Rule> read = IntStream.range(0, rules.size())
            .mapToObj(position -> new Rule(position, read(rules.get(position), true)))
            .toList();
        return read.stream()
            .filter(rule -> rule.matches(segments))
            .max(Comparator.comparing(Rule::plainSegments)
                .thenComparing(rule -> !rule.isOpen())
                .thenComparing(Rule::position))
            .map(Rule::position)
            .orElse(null);
    }

    private static List<String> read(String text, boolean wild) {
        if (text.equals("/")) {
            return List.of();
        }
        List<String> parts = Arrays.asList(text.split("/", -1));
        boolean allowed = parts.size() > 1 && parts.get(0).isEmpty();
        for (int at = 1; at < parts.size(); at++) {
            String part = parts.get(at);
            boolean star = part.equals("*") || (part.equals("**") && at == parts.size() - 1);
            allowed &= PLAIN.matcher(part).matches() || (wild && star);
        }
        if (!allowed) {
            throw new IllegalArgumentException("not written like a path or pattern: " + text);
        }
        return parts.subList(1, parts.size());
    }
}
