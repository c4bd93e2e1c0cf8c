package errorbar;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.javatuples.Tuple;

/**
 * Values as wire text, each by its exact class. A collection is walked when its class is the JDK's
 * own or overrides nothing of one, any other object is opaque; `trusting`, for the tests' own
 * arguments, walks all collections.
 */
final class Encoder {
    /** The text would be longer than a frame may be. */
    static final class TooLarge extends RuntimeException {
        TooLarge() {
            super(null, null, false, false);
        }
    }

    private static final int MAX_DEPTH = 100;

    private final boolean trusting;
    private int budget;

    private Encoder(int budget, boolean trusting) {
        this.budget = budget;
        this.trusting = trusting;
    }

    static String encode(Object value, int limit) {
        return new Encoder(limit, false).one(value, 0);
    }

    /** Wire text of the tuple of these arguments. */
    static String encodeTrusted(Object[] arguments, int limit) {
        Encoder encoder = new Encoder(limit, true);
        StringBuilder out = new StringBuilder("[\"t\"");
        for (Object argument : arguments) out.append(',').append(encoder.one(argument, 1));
        return out.append(']').toString();
    }

    private String one(Object value, int depth) {
        StringBuilder out = new StringBuilder();
        walk(out, value, depth);
        return out.toString();
    }

    private void walk(StringBuilder out, Object value, int depth) {
        if (value == null) plain(out, "null");
        else if (value.getClass() == Boolean.class) plain(out, value.toString());
        else if (value.getClass() == String.class) quoted(out, (String) value);
        else if (value.getClass() == Integer.class) plain(out, "[\"i\",\"" + value + "\"]");
        else if (value.getClass() == Double.class) plain(out, real((Double) value));
        else if (depth == MAX_DEPTH || !(number(out, value) || container(out, value, depth + 1))) opaque(out, value);
    }

    private void plain(StringBuilder out, String text) {
        budget -= text.length() + 1;
        if (budget < 0) throw new TooLarge();
        out.append(text);
    }

    private void quoted(StringBuilder out, String text) {
        // At least this long: a text of a million letters is refused before it is copied.
        if (text.length() > budget) throw new TooLarge();
        plain(out, Wire.quote(text));
    }

    /** Those that travel in a box, whose content is one level deeper. */
    private boolean number(StringBuilder out, Object value) {
        Class<?> type = value.getClass();
        if (type == Long.class) boxed(out, "long", "[\"i\",\"" + value + "\"]");
        else if (type == Float.class) boxed(out, "float", real((double) (Float) value));
        else if (type == Short.class) boxed(out, "short", "[\"i\",\"" + value + "\"]");
        else if (type == Byte.class) boxed(out, "byte", "[\"i\",\"" + value + "\"]");
        else if (type == Character.class) boxed(out, "char", Wire.quote(value.toString()));
        else if (type == BigInteger.class) boxed(out, "big-integer", integer((BigInteger) value));
        else if (type == BigDecimal.class) decimal(out, (BigDecimal) value);
        else return false;
        return true;
    }

    private void boxed(StringBuilder out, String type, String text) {
        plain(out, "[\"x\",\"" + type + "\"," + text + "]");
    }

    private static String real(double number) {
        if (Double.isNaN(number)) return "[\"f\",\"nan\"]";
        if (Double.isInfinite(number)) return number > 0 ? "[\"f\",\"inf\"]" : "[\"f\",\"-inf\"]";
        return "[\"f\",\"" + Double.toString(number).toLowerCase(java.util.Locale.ROOT) + "\"]";
    }

    /** Long ones in hexadecimal: decimal digits take time that grows with their square. */
    private String integer(BigInteger number) {
        if (number.bitLength() / 4 > budget) throw new TooLarge();
        if (number.bitLength() < 64) return "[\"i\",\"" + number + "\"]";
        return "[\"i\",\"" + (number.signum() < 0 ? "-0x" : "0x") + number.abs().toString(16) + "\"]";
    }

    private void decimal(StringBuilder out, BigDecimal number) {
        if (number.unscaledValue().bitLength() / 4 > budget) throw new TooLarge();
        boxed(out, "big-decimal", Wire.quote(number.toString()));
    }

    private boolean container(StringBuilder out, Object value, int depth) {
        boolean isBoxed = value.getClass().isArray() || value.getClass() == Optional.class;
        // Their items stand two levels below them.
        if (isBoxed && depth == MAX_DEPTH) return false;
        if (value.getClass().isArray()) array(out, value, depth);
        else if (value.getClass() == Optional.class) optional(out, (Optional<?>) value, depth);
        else if (value instanceof Tuple) sequence(out, "t", (Tuple) value, depth);
        else if (!isWalked(value)) return false;
        else if (value instanceof List) sequence(out, "l", (List<?>) value, depth);
        else if (value instanceof Map) map(out, (Map<?, ?>) value, depth);
        else if (value instanceof Set) set(out, (Set<?>) value, depth);
        else return false;
        return true;
    }

    private boolean isWalked(Object value) {
        if (trusting) return true;
        Class<?> type = value.getClass();
        while (type.getClassLoader() != null && overridesNothing(type)) type = type.getSuperclass();
        return type.getClassLoader() == null && type.getPackageName().startsWith("java.util");
    }

    /** As the idiom `new HashMap<>() {{ put(1, 2); }}` has it: only the JDK's own code would walk it. */
    private static boolean overridesNothing(Class<?> type) {
        for (Method method : type.getDeclaredMethods()) {
            if ((method.getModifiers() & (Modifier.PRIVATE | Modifier.STATIC)) == 0) return false;
        }
        return true;
    }

    private void array(StringBuilder out, Object array, int depth) {
        plain(out, "[\"x\",\"array\",[\"l\"");
        int length = Array.getLength(array);
        for (int index = 0; index < length; index++) item(out, Array.get(array, index), depth + 1);
        out.append("]]");
    }

    private void optional(StringBuilder out, Optional<?> value, int depth) {
        plain(out, "[\"x\",\"optional\",[\"l\"");
        if (value.isPresent()) item(out, value.get(), depth + 1);
        out.append("]]");
    }

    private void sequence(StringBuilder out, String tag, Iterable<?> items, int depth) {
        plain(out, "[\"" + tag + "\"");
        for (Object item : items) item(out, item, depth);
        out.append(']');
    }

    private void item(StringBuilder out, Object value, int depth) {
        out.append(',');
        walk(out, value, depth);
    }

    private void map(StringBuilder out, Map<?, ?> map, int depth) {
        plain(out, "[\"d\"");
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            plain(out, ",[");
            walk(out, entry.getKey(), depth);
            item(out, entry.getValue(), depth);
            out.append(']');
        }
        out.append(']');
    }

    private void set(StringBuilder out, Set<?> set, int depth) {
        List<String> items = new ArrayList<>();
        for (Object item : set) items.add(one(item, depth));
        Collections.sort(items);
        plain(out, "[\"s\"");
        for (String item : items) out.append(',').append(item);
        out.append(']');
    }

    private void opaque(StringBuilder out, Object value) {
        String name = value.getClass().getName();
        plain(out, "[\"o\"," + Wire.quote(name.substring(0, Math.min(name.length(), 100))) + "]");
    }
}
