package errorbar;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Classes of one compiled unit, above the JDK's and the tuples; what runs beside them stays unseen. */
final class CandidateLoader extends ClassLoader {
    private final Map<String, byte[]> waiting;
    private final Allowlist allowlist;

    /** @param allowlist null where every package may be used */
    CandidateLoader(Map<String, byte[]> classes, Allowlist allowlist) {
        super(ClassLoader.getPlatformClassLoader());
        waiting = new ConcurrentHashMap<>(classes);
        this.allowlist = allowlist;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            if (known != null) return known;
            byte[] bytes = waiting.remove(name);
            if (bytes != null) return defineClass(name, bytes, 0, bytes.length);
            if (allowlist != null && !allowlist.allows(name)) throw new Allowlist.Refused(name);
            if (name.startsWith("org.javatuples.")) return CandidateLoader.class.getClassLoader().loadClass(name);
            return super.loadClass(name, resolve);
        }
    }
}
