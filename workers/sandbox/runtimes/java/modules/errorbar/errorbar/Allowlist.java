package errorbar;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Packages that a submission may use: each allows itself and those below; java.lang is always there. */
final class Allowlist {
    /** Thrown where a class of another package is asked for. */
    static final class Refused extends Error {
        Refused(String packageName) {
            super(packageName + " is not an allowed package");
        }
    }

    /** What the compiler itself writes into classes, and what java.lang hands out: System.out. */
    private static final Set<String> LANGUAGE = Set.of(
            "java.lang", "java.lang.annotation", "java.lang.invoke", "java.lang.runtime", "java.lang.constant");
    private static final Set<String> LANGUAGE_CLASSES =
            Set.of("java.io.PrintStream", "java.io.InputStream", "java.io.Serializable");
    /** Ways around a class loader that refuses. */
    private static final Set<String> DETOURS =
            Set.of("java.lang.ClassLoader", "java.lang.Module", "java.lang.ModuleLayer");
    /** Its lookups find classes past that loader too. The compiler names it, but calls nothing of it. */
    private static final String LOOKUPS = "java.lang.invoke.MethodHandles";

    private final List<String> packages = new ArrayList<>();
    /** The first package that was refused, whatever the submission made of it. */
    private volatile String refused;

    Allowlist(Object[] names) {
        for (Object name : names) packages.add((String) name);
    }

    String refused() {
        return refused;
    }

    /** Notes a class that is not allowed; whether it is. */
    boolean allows(String className) {
        String packageName = className.substring(0, Math.max(className.lastIndexOf('.'), 0));
        if (isNamed(packageName) && !DETOURS.contains(className)) return true;
        if (LANGUAGE_CLASSES.contains(className)) return true;
        if (LANGUAGE.contains(packageName) && !DETOURS.contains(className)) return true;
        refuse(DETOURS.contains(className) ? className : packageName);
        return false;
    }

    private void refuse(String name) {
        if (refused == null) refused = name;
    }

    private boolean isNamed(String packageName) {
        for (String name : packages) if (packageName.equals(name) || packageName.startsWith(name + ".")) return true;
        return false;
    }

    /** Looks at every class that the constant pools name, in descriptors too. */
    void check(Map<String, byte[]> classes) throws IOException {
        for (byte[] bytes : classes.values()) {
            ConstantPool pool = new ConstantPool(bytes);
            if (usesLookups(pool)) {
                refuse(LOOKUPS);
                return;
            }
            for (String name : namedClasses(pool)) if (!classes.containsKey(name) && !allows(name)) return;
        }
    }

    private static boolean usesLookups(ConstantPool pool) {
        for (String owner : pool.methodOwners()) if (owner.replace('/', '.').startsWith(LOOKUPS)) return true;
        return false;
    }

    /** Class entries of the constant pool, and class names in its descriptors. */
    private static List<String> namedClasses(ConstantPool pool) {
        List<String> names = new ArrayList<>();
        for (String name : pool.classes()) {
            if (name.startsWith("[")) addDescribed(names, name);
            else names.add(name.replace('/', '.'));
        }
        for (String descriptor : pool.descriptors()) if (detour(descriptor)) addDescribed(names, descriptor);
        return names;
    }

    /** A type that is only handed through is nobody's import; one that opens a way around is. */
    private static boolean detour(String descriptor) {
        for (String name : DETOURS) if (descriptor.contains("L" + name.replace('.', '/') + ";")) return true;
        return false;
    }

    private static void addDescribed(List<String> names, String descriptor) {
        for (int start = descriptor.indexOf('L'); start >= 0; start = descriptor.indexOf('L', start)) {
            int end = descriptor.indexOf(';', start);
            names.add(descriptor.substring(start + 1, end).replace('/', '.'));
            start = end;
        }
    }
}
