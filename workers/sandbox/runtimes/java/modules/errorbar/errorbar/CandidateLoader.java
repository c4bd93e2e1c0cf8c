package errorbar;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Classes of one compiled unit, above the JDK's and the tuples; what runs beside them stays unseen. */
final class CandidateLoader extends ClassLoader {
    private final Map<String, byte[]> waiting;
    private final Allowlist allowlist;
    private final List<String> shared;

    /** @param allowlist null where every package may be used */
    CandidateLoader(Map<String, byte[]> classes, Allowlist allowlist) {
        this(classes, allowlist, List.of("org.javatuples."));
    }

    private CandidateLoader(Map<String, byte[]> classes, Allowlist allowlist, List<String> shared) {
        super(ClassLoader.getPlatformClassLoader());
        waiting = new ConcurrentHashMap<>(classes);
        this.allowlist = allowlist;
        this.shared = shared;
    }

    /** For tests that are written with JUnit, which runs beside them. */
    static CandidateLoader withJunit(Map<String, byte[]> classes) {
        List<String> shared = List.of("org.javatuples.", "org.junit.", "org.opentest4j.", "org.apiguardian.");
        return new CandidateLoader(classes, null, shared);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            if (known != null) return known;
            byte[] bytes = waiting.remove(name);
            if (bytes != null) return defineClass(name, bytes, 0, bytes.length);
            if (allowlist != null && !allowlist.allows(name)) throw new Allowlist.Refused(name);
            for (String prefix : shared) {
                if (name.startsWith(prefix)) return CandidateLoader.class.getClassLoader().loadClass(name);
            }
            return super.loadClass(name, resolve);
        }
    }
}
