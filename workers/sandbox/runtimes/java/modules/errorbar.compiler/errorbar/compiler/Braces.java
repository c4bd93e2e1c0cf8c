package errorbar.compiler;

/** Braces outside comments, strings and characters. */
final class Braces {
    private Braces() {}

    /** How many braces are open at the end of a source. */
    static int openAt(String source) {
        int open = 0;
        for (int at = 0; at < source.length(); at++) {
            int end = endOfOpaque(source, at);
            if (end > at) at = end - 1;
            else if (source.charAt(at) == '{') open++;
            else if (source.charAt(at) == '}') open--;
        }
        return Math.max(open, 0);
    }

    /** Where a comment, string or character that begins here ends; the same place when none does. */
    private static int endOfOpaque(String source, int at) {
        if (source.startsWith("//", at)) return endAfter(source, "\n", at + 2);
        if (source.startsWith("/*", at)) return endAfter(source, "*/", at + 2);
        if (source.startsWith("\"\"\"", at)) return endOfQuoted(source, "\"\"\"", at + 3);
        if (source.charAt(at) == '"') return endOfQuoted(source, "\"", at + 1);
        return source.charAt(at) == '\'' ? endOfQuoted(source, "'", at + 1) : at;
    }

    private static int endAfter(String source, String mark, int from) {
        int found = source.indexOf(mark, from);
        return found < 0 ? source.length() : found + mark.length();
    }

    private static int endOfQuoted(String source, String mark, int from) {
        for (int at = from; at < source.length(); at++) {
            if (source.charAt(at) == '\\') at++;
            else if (source.startsWith(mark, at)) return at + mark.length();
        }
        return source.length();
    }
}
