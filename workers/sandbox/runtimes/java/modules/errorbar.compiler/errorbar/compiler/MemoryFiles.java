package errorbar.compiler;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/** The JDK's classes, and what one compilation writes; no file of the machine. */
final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ByteArrayOutputStream> written = new LinkedHashMap<>();

    private final boolean hasJunit;

    /** @param hasJunit whether the sources may see JUnit, where the image has it */
    MemoryFiles(StandardJavaFileManager files, boolean hasJunit) {
        super(files);
        this.hasJunit = hasJunit;
    }

    /** Bytes by class name, in the order in which they were written. */
    Map<String, byte[]> classes() {
        Map<String, byte[]> classes = new LinkedHashMap<>();
        written.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
        return classes;
    }

    @Override
    public Iterable<JavaFileObject> list(
            Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
            throws java.io.IOException {
        boolean onDisk = location == StandardLocation.CLASS_PATH || location == StandardLocation.SOURCE_PATH;
        boolean isHidden = !hasJunit && (packageName.startsWith("org.junit") || packageName.startsWith("org.opentest4j"));
        return onDisk || isHidden ? List.of() : super.list(location, packageName, kinds, recurse);
    }

    @Override
    public boolean hasLocation(Location location) {
        return location != StandardLocation.SOURCE_PATH && super.hasLocation(location);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
            Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        written.put(className, bytes);
        return new SimpleJavaFileObject(URI.create("memory:///" + written.size() + kind.extension), kind) {
            @Override
            public OutputStream openOutputStream() {
                return bytes;
            }
        };
    }

    /** The shared manager outlives each compilation. */
    @Override
    public void close() {}
}
