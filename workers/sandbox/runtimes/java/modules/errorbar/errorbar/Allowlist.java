package errorbar;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
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
        if (refused == null) refused = DETOURS.contains(className) ? className : packageName;
        return false;
    }

    private boolean isNamed(String packageName) {
        for (String name : packages) if (packageName.equals(name) || packageName.startsWith(name + ".")) return true;
        return false;
    }

    /** Looks at every class that the constant pools name, in descriptors too. */
    void check(Map<String, byte[]> classes) throws IOException {
        for (byte[] bytes : classes.values()) {
            for (String name : namedClasses(bytes)) if (!classes.containsKey(name) && !allows(name)) return;
        }
    }

    /** Class entries of the constant pool, and class names in its descriptors. */
    private static List<String> namedClasses(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        in.skipBytes(8);
        int count = in.readUnsignedShort();
        String[] texts = new String[count];
        List<Integer> classes = new ArrayList<>();
        List<Integer> descriptors = new ArrayList<>();
        for (int index = 1; index < count; index++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1:
                    texts[index] = in.readUTF();
                    break;
                case 7:
                    classes.add(in.readUnsignedShort());
                    break;
                case 12:
                    in.skipBytes(2);
                    descriptors.add(in.readUnsignedShort());
                    break;
                case 16:
                    descriptors.add(in.readUnsignedShort());
                    break;
                case 8, 19, 20:
                    in.skipBytes(2);
                    break;
                case 15:
                    in.skipBytes(3);
                    break;
                case 5, 6:
                    in.skipBytes(8);
                    index++;
                    break;
                default:
                    in.skipBytes(4);
            }
        }
        List<String> names = new ArrayList<>();
        for (int index : classes) {
            if (texts[index].startsWith("[")) addDescribed(names, texts[index]);
            else names.add(texts[index].replace('/', '.'));
        }
        for (int index : descriptors) if (detour(texts[index])) addDescribed(names, texts[index]);
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
