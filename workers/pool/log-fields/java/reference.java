import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class Solution {
    private static final Pattern FIELD = Pattern.compile(
        "([a-z][a-z0-9_]*)(?:=\"((?:[^\"\\\\]|\\\\[\"\\\\n])*)\"|=([^ \"=]*))?(?: +|$)");
    private static final Pattern ESCAPE = Pattern.compile("\\\\(.)");

    static Map<String, String> logFields(String line) {
        Map<String, String> fields = new LinkedHashMap<>();
        String rest = line.stripLeading();
        Matcher field = FIELD.matcher(rest);
        int at = 0;
        while (at < rest.length()) {
            if (!field.region(at, rest.length()).lookingAt()) {
                throw new IllegalArgumentException("no field at " + rest.substring(at));
            }
            fields.merge(field.group(1), valueOf(field), (before, value) -> before + "," + value);
            at = field.end();
        }
        return fields;
    }

    private static String valueOf(Matcher field) {
        if (field.group(2) != null) {
            return ESCAPE.matcher(field.group(2)).replaceAll(
                escape -> Matcher.quoteReplacement(escape.group(1).equals("n") ? "\n" : escape.group(1)));
        }
        return field.group(3) == null ? "true" : field.group(3);
    }
}
