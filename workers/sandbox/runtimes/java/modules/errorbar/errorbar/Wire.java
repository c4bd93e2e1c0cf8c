package errorbar;

import java.util.ArrayList;
import java.util.List;

/** The JSON that wire text is made of: null, booleans, strings and arrays. */
public final class Wire {
    private final String text;
    private int at;

    private Wire(String text) {
        this.text = text;
    }

    /** Null, Boolean, String or Object[]; the text is the worker's own. */
    public static Object parse(String text) {
        return new Wire(text).value();
    }

    /** A string as JSON, in ASCII, so that lone surrogates travel too. */
    public static String quote(String text) {
        StringBuilder out = new StringBuilder(text.length() + 2);
        quote(out, text);
        return out.toString();
    }

    static void quote(StringBuilder out, String text) {
        out.append('"');
        for (int index = 0; index < text.length(); index++) {
            char letter = text.charAt(index);
            if (letter >= ' ' && letter <= '~' && letter != '"' && letter != '\\') {
                out.append(letter);
            } else {
                out.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) out.append(Character.forDigit(letter >> shift & 15, 16));
            }
        }
        out.append('"');
    }

    private Object value() {
        char first = text.charAt(at);
        switch (first) {
            case 'n':
                at += 4;
                return null;
            case 't':
                at += 4;
                return Boolean.TRUE;
            case 'f':
                at += 5;
                return Boolean.FALSE;
            case '"':
                return string();
            case '[':
                return array();
            default:
                throw new IllegalArgumentException("wire text at " + at);
        }
    }

    private Object[] array() {
        List<Object> parts = new ArrayList<>();
        at++;
        while (text.charAt(at) != ']') {
            if (text.charAt(at) == ',') at++;
            parts.add(value());
        }
        at++;
        return parts.toArray();
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        for (at++; text.charAt(at) != '"'; at++) {
            char letter = text.charAt(at);
            out.append(letter == '\\' ? escaped() : letter);
        }
        at++;
        return out.toString();
    }

    private char escaped() {
        char letter = text.charAt(++at);
        switch (letter) {
            case 'u':
                at += 4;
                return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
            case 'n':
                return '\n';
            case 't':
                return '\t';
            case 'r':
                return '\r';
            case 'b':
                return '\b';
            case 'f':
                return '\f';
            default:
                return letter;
        }
    }
}
