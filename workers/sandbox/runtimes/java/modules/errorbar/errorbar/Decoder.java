package errorbar;

import java.io.Serializable;
import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import org.javatuples.Decade;
import org.javatuples.Ennead;
import org.javatuples.Octet;
import org.javatuples.Pair;
import org.javatuples.Quartet;
import org.javatuples.Quintet;
import org.javatuples.Septet;
import org.javatuples.Sextet;
import org.javatuples.Triplet;
import org.javatuples.Unit;

/**
 * Parsed wire values as Java values of a declared type. Numbers may be widened or narrowed when
 * nothing is lost; `bent` counts how often the declared type was not the value's own.
 */
final class Decoder {
    /** The value is none of the declared type. */
    static final class DoesNotFit extends Exception {
        DoesNotFit(Object wire, Type type) {
            super("no " + type.getTypeName() + ": " + show(wire), null, false, false);
        }

        private static String show(Object wire) {
            return wire instanceof Object[] ? "[" + ((Object[]) wire)[0] + " …]" : String.valueOf(wire);
        }
    }

    /** Classes to make, in the order in which they are tried: the first of the declared type is taken. */
    private static final List<Class<?>> LISTS =
            List.of(ArrayList.class, LinkedList.class, Stack.class, Vector.class, ArrayDeque.class);
    private static final List<Class<?>> SETS = List.of(HashSet.class, LinkedHashSet.class, TreeSet.class);
    private static final List<Class<?>> MAPS = List.of(
            HashMap.class, LinkedHashMap.class, TreeMap.class, Hashtable.class, ConcurrentHashMap.class);
    private static final List<Class<?>> TUPLES = List.of(
            Unit.class, Pair.class, Triplet.class, Quartet.class, Quintet.class,
            Sextet.class, Septet.class, Octet.class, Ennead.class, Decade.class);

    private static final Set<Class<?>> GENERAL =
            Set.of(Object.class, Number.class, Comparable.class, CharSequence.class, Serializable.class);

    int bent;

    Object decode(Object wire, Type type) throws DoesNotFit {
        Class<?> raw = rawClass(type);
        // What takes anything fits last.
        if (GENERAL.contains(raw)) bent += 2;
        if (wire == null) {
            if (raw.isPrimitive()) throw new DoesNotFit(wire, type);
            return null;
        }
        if (wire instanceof Boolean) return fit(wire, raw, wire, type);
        if (wire instanceof String) return string((String) wire, raw, type);
        Object[] parts = (Object[]) wire;
        switch ((String) parts[0]) {
            case "i":
                return integer(parse((String) parts[1]), raw, Integer.class, wire, type);
            case "f":
                return real(parseReal((String) parts[1]), raw, Double.class, wire, type);
            case "l":
                return raw.isArray() ? array(parts, type) : collection(LISTS, parts, type, wire);
            case "s":
            case "z":
                return collection(SETS, parts, type, wire);
            case "d":
                return map(parts, type, wire);
            case "t":
                return tuple(parts, type, wire);
            case "b":
                return fit(bytes((String) parts[1]), raw, wire, type);
            case "x":
                return boxed((String) parts[1], parts[2], type, wire);
            default:
                throw new DoesNotFit(wire, type);
        }
    }

    private Object fit(Object value, Class<?> raw, Object wire, Type type) throws DoesNotFit {
        if (wrapper(raw).isInstance(value)) return value;
        throw new DoesNotFit(wire, type);
    }

    private Object string(String text, Class<?> raw, Type type) throws DoesNotFit {
        // Texts of tests are literals, of which equal ones are one object: some programs compare by that.
        if (raw.isInstance(text)) return text.intern();
        if (wrapper(raw) == Character.class && text.length() == 1) {
            bent++;
            return text.charAt(0);
        }
        throw new DoesNotFit(text, type);
    }

    private Object boxed(String box, Object inner, Type type, Object wire) throws DoesNotFit {
        Class<?> raw = rawClass(type);
        switch (box) {
            case "byte":
                return integer(integerIn(inner), raw, Byte.class, wire, type);
            case "short":
                return integer(integerIn(inner), raw, Short.class, wire, type);
            case "long":
                return integer(integerIn(inner), raw, Long.class, wire, type);
            case "big-integer":
                return integer(integerIn(inner), raw, BigInteger.class, wire, type);
            case "float":
                return real(parseReal((String) ((Object[]) inner)[1]), raw, Float.class, wire, type);
            case "big-decimal":
                return fit(new BigDecimal((String) inner), raw, wire, type);
            case "char":
                return fit(((String) inner).charAt(0), raw, wire, type);
            case "array":
                return array((Object[]) inner, type);
            case "optional":
                return optional((Object[]) inner, type, wire);
            default:
                throw new DoesNotFit(wire, type);
        }
    }

    private static BigInteger integerIn(Object inner) {
        return parse((String) ((Object[]) inner)[1]);
    }

    private static BigInteger parse(String text) {
        boolean negative = text.startsWith("-");
        String digits = negative ? text.substring(1) : text;
        BigInteger size = digits.startsWith("0x") ? new BigInteger(digits.substring(2), 16) : new BigInteger(digits);
        return negative ? size.negate() : size;
    }

    private static double parseReal(String text) {
        switch (text) {
            case "inf":
                return Double.POSITIVE_INFINITY;
            case "-inf":
                return Double.NEGATIVE_INFINITY;
            case "nan":
            case "-nan":
                return Double.NaN;
            default:
                return Double.parseDouble(text);
        }
    }

    private Object integer(BigInteger number, Class<?> raw, Class<?> own, Object wire, Type type) throws DoesNotFit {
        Class<?> target = wrapper(raw);
        if (target.isAssignableFrom(own) && !isNumber(target)) target = roomFor(number, own);
        if (target != own) bent++;
        Object value = convert(number, target);
        if (value == null) throw new DoesNotFit(wire, type);
        return value;
    }

    /** Where any object will do, it is the value's own type, and the next larger one beyond its range. */
    private static Class<?> roomFor(BigInteger number, Class<?> own) {
        if (own != Integer.class || number.bitLength() < 32) return own;
        return number.bitLength() < 64 ? Long.class : BigInteger.class;
    }

    private static Object convert(BigInteger number, Class<?> target) {
        int bits = number.bitLength();
        if (target == Integer.class) return bits < 32 ? number.intValue() : null;
        if (target == Long.class) return bits < 64 ? number.longValue() : null;
        if (target == Short.class) return bits < 16 ? number.shortValue() : null;
        if (target == Byte.class) return bits < 8 ? number.byteValue() : null;
        if (target == Double.class) return bits <= 53 ? number.doubleValue() : null;
        if (target == Float.class) return bits <= 24 ? number.floatValue() : null;
        if (target == BigInteger.class) return number;
        return target == BigDecimal.class ? new BigDecimal(number) : null;
    }

    private Object real(double number, Class<?> raw, Class<?> own, Object wire, Type type) throws DoesNotFit {
        Class<?> target = wrapper(raw);
        if (target.isAssignableFrom(own) && !isNumber(target)) target = own;
        if (target != own) bent++;
        if (target == Double.class) return number;
        boolean same = Double.isNaN(number) || (float) number == number;
        if (target == Float.class && same) return (float) number;
        throw new DoesNotFit(wire, type);
    }

    private static boolean isNumber(Class<?> target) {
        return Number.class.isAssignableFrom(target) && target != Number.class;
    }

    private Object array(Object[] parts, Type type) throws DoesNotFit {
        Type itemType = itemTypeOfArray(parts, type);
        Object array = Array.newInstance(rawClass(itemType), parts.length - 1);
        for (int index = 1; index < parts.length; index++) {
            Array.set(array, index - 1, decode(parts[index], itemType));
        }
        return array;
    }

    private Type itemTypeOfArray(Object[] parts, Type type) throws DoesNotFit {
        if (type instanceof GenericArrayType) return ((GenericArrayType) type).getGenericComponentType();
        Class<?> raw = rawClass(type);
        if (raw.isArray()) return raw.getComponentType();
        if (raw != Object.class) throw new DoesNotFit(parts, type);
        return usualItemType(parts);
    }

    /** An array's own type does not travel: all of one kind are of that kind, others are objects. */
    private static Class<?> usualItemType(Object[] parts) {
        String common = null;
        for (int index = 1; index < parts.length; index++) {
            String kind = kindOf(parts[index]);
            if (common != null && !common.equals(kind)) return Object.class;
            common = kind;
        }
        if (common == null) return Object.class;
        switch (common) {
            case "i":
                return int.class;
            case "f":
                return double.class;
            case "boolean":
                return boolean.class;
            case "string":
                return String.class;
            case "long":
                return long.class;
            case "char":
                return char.class;
            case "byte":
                return byte.class;
            default:
                return Object.class;
        }
    }

    private static String kindOf(Object wire) {
        if (wire instanceof Boolean) return "boolean";
        if (wire instanceof String) return "string";
        if (wire == null) return "";
        Object[] parts = (Object[]) wire;
        return "x".equals(parts[0]) ? (String) parts[1] : (String) parts[0];
    }

    @SuppressWarnings("unchecked")
    private Object collection(List<Class<?>> kinds, Object[] parts, Type type, Object wire) throws DoesNotFit {
        Collection<Object> items = (Collection<Object>) make(kinds, type, wire);
        Type itemType = argument(type, 0);
        for (int index = 1; index < parts.length; index++) items.add(decode(parts[index], itemType));
        return items;
    }

    @SuppressWarnings("unchecked")
    private Object map(Object[] parts, Type type, Object wire) throws DoesNotFit {
        Map<Object, Object> map = (Map<Object, Object>) make(MAPS, type, wire);
        for (int index = 1; index < parts.length; index++) {
            Object[] entry = (Object[]) parts[index];
            map.put(decode(entry[0], argument(type, 0)), decode(entry[1], argument(type, 1)));
        }
        return map;
    }

    private static Object make(List<Class<?>> kinds, Type type, Object wire) throws DoesNotFit {
        Class<?> raw = rawClass(type);
        for (Class<?> kind : kinds) if (raw.isAssignableFrom(kind)) return construct(kind);
        throw new DoesNotFit(wire, type);
    }

    private static Object construct(Class<?> kind, Object... values) {
        try {
            return values.length == 0
                    ? kind.getConstructor().newInstance()
                    : kind.getConstructors()[0].newInstance(values);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private Object optional(Object[] parts, Type type, Object wire) throws DoesNotFit {
        if (!rawClass(type).isAssignableFrom(Optional.class)) throw new DoesNotFit(wire, type);
        return parts.length == 1 ? Optional.empty() : Optional.of(decode(parts[1], argument(type, 0)));
    }

    private Object tuple(Object[] parts, Type type, Object wire) throws DoesNotFit {
        int size = parts.length - 1;
        if (size == 0 || size > TUPLES.size()) throw new DoesNotFit(wire, type);
        Class<?> tuple = TUPLES.get(size - 1);
        if (!rawClass(type).isAssignableFrom(tuple)) throw new DoesNotFit(wire, type);
        Object[] values = new Object[size];
        for (int index = 0; index < size; index++) values[index] = decode(parts[index + 1], argument(type, index));
        return construct(tuple, values);
    }

    private static byte[] bytes(String hex) {
        byte[] bytes = new byte[hex.length() / 2];
        for (int index = 0; index < bytes.length; index++) {
            bytes[index] = (byte) Integer.parseInt(hex.substring(2 * index, 2 * index + 2), 16);
        }
        return bytes;
    }

    private static Type argument(Type type, int index) {
        if (!(type instanceof ParameterizedType)) return Object.class;
        Type[] arguments = ((ParameterizedType) type).getActualTypeArguments();
        return index < arguments.length ? arguments[index] : Object.class;
    }

    static Class<?> rawClass(Type type) {
        if (type instanceof Class) return (Class<?>) type;
        if (type instanceof ParameterizedType) return (Class<?>) ((ParameterizedType) type).getRawType();
        if (type instanceof WildcardType) return rawClass(((WildcardType) type).getUpperBounds()[0]);
        if (type instanceof TypeVariable) return rawClass(((TypeVariable<?>) type).getBounds()[0]);
        Class<?> item = rawClass(((GenericArrayType) type).getGenericComponentType());
        return Array.newInstance(item, 0).getClass();
    }

    private static Class<?> wrapper(Class<?> type) {
        if (!type.isPrimitive()) return type;
        if (type == int.class) return Integer.class;
        if (type == long.class) return Long.class;
        if (type == double.class) return Double.class;
        if (type == boolean.class) return Boolean.class;
        if (type == char.class) return Character.class;
        if (type == float.class) return Float.class;
        if (type == short.class) return Short.class;
        return type == byte.class ? Byte.class : Void.class;
    }
}
