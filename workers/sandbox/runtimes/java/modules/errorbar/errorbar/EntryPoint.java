package errorbar;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The method that answers. It is looked for in the last top-level class of the source that has one of
 * that name which is neither abstract nor private, then in inner classes. An instance method is called
 * on one object for all calls, made by the constructor without parameters. Among overloads the one
 * whose parameters fit the arguments with the fewest conversions is called.
 */
final class EntryPoint {
    /** Why nothing can be called. */
    static final class Unbound extends Exception {
        Unbound(String message) {
            super(message, null, false, false);
        }
    }

    /** The JVM promises no order of methods. */
    private static final Comparator<Method> BY_PARAMETERS = new Comparator<>() {
        @Override
        public int compare(Method left, Method right) {
            String types = Arrays.toString(left.getParameterTypes());
            return types.compareTo(Arrays.toString(right.getParameterTypes()));
        }
    };

    private final List<Method> overloads;
    private final Object receiver;

    private EntryPoint(List<Method> overloads, Object receiver) {
        this.overloads = overloads;
        this.receiver = receiver;
    }

    static EntryPoint find(CompiledUnit unit, ClassLoader loader, String name) throws Throwable {
        for (String className : unit.lastFirst()) {
            Class<?> type = Class.forName(className, false, loader);
            List<Method> overloads = overloadsIn(type, name);
            if (overloads.isEmpty()) continue;
            Class.forName(className, true, loader);
            return new EntryPoint(overloads, areStatic(overloads) ? null : make(type));
        }
        throw new Unbound("no class of the submission has a method " + name + " that can be called");
    }

    private static List<Method> overloadsIn(Class<?> type, String name) {
        List<Method> found = new ArrayList<>();
        for (Method method : type.getDeclaredMethods()) {
            int barred = Modifier.ABSTRACT | Modifier.PRIVATE;
            boolean open = (method.getModifiers() & barred) == 0 && !method.isSynthetic();
            if (open && method.getName().equals(name)) found.add(method);
        }
        for (Method method : found) method.setAccessible(true);
        if (found.size() > 1) found.sort(BY_PARAMETERS);
        return found;
    }

    private static boolean areStatic(List<Method> methods) {
        for (Method method : methods) if (!Modifier.isStatic(method.getModifiers())) return false;
        return true;
    }

    /** An inner class needs an object of the class around it. */
    private static Object make(Class<?> type) throws Throwable {
        Class<?> outer = Modifier.isStatic(type.getModifiers()) ? null : type.getDeclaringClass();
        try {
            Constructor<?> constructor =
                    outer == null ? type.getDeclaredConstructor() : type.getDeclaredConstructor(outer);
            constructor.setAccessible(true);
            return outer == null ? constructor.newInstance() : constructor.newInstance(make(outer));
        } catch (NoSuchMethodException | InstantiationException none) {
            throw new Unbound(type.getName() + " has no constructor without parameters");
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    /** Calls with arguments decoded anew from the parts of a wire tuple. */
    Object call(Object[] tuple) throws Throwable {
        Method best = null;
        Object[] bestArguments = null;
        Decoder.DoesNotFit misfit = null;
        int fewest = Integer.MAX_VALUE;
        for (Method method : overloads) {
            Decoder decoder = new Decoder();
            try {
                Object[] arguments = decodeAll(decoder, method, tuple);
                if (arguments == null || decoder.bent >= fewest) continue;
                fewest = decoder.bent;
                best = method;
                bestArguments = arguments;
            } catch (Decoder.DoesNotFit cause) {
                misfit = cause;
            }
        }
        if (best == null && misfit != null) throw misfit;
        if (best == null) throw new IllegalArgumentException("no overload takes " + (tuple.length - 1) + " arguments");
        try {
            return best.invoke(receiver, bestArguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    /** Null when the method takes another number of arguments. */
    private static Object[] decodeAll(Decoder decoder, Method method, Object[] tuple) throws Decoder.DoesNotFit {
        Type[] types = method.getGenericParameterTypes();
        int given = tuple.length - 1;
        boolean gathered = method.isVarArgs() && given != types.length;
        int single = gathered ? types.length - 1 : types.length;
        if (given < single || !gathered && given > single) return null;
        Object[] arguments = new Object[types.length];
        for (int index = 0; index < single; index++) arguments[index] = decoder.decode(tuple[index + 1], types[index]);
        if (gathered) {
            Class<?> itemType = method.getParameterTypes()[single].getComponentType();
            Object rest = Array.newInstance(itemType, given - single);
            for (int index = single; index < given; index++) {
                Array.set(rest, index - single, decoder.decode(tuple[index + 1], itemType));
            }
            arguments[single] = rest;
        }
        return arguments;
    }
}
