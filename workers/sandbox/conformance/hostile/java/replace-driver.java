import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

class Solution {
    static List<String> attack() {
        List<String> changed = new ArrayList<>();
        for (String name : new String[] {"lib/modules", "lib/driver.jsa", "lib/server/libjvm.so", "bin/java"}) {
            Path path = Path.of("/usr/lib/java", name);
            note(changed, "opened " + name, () -> Files.newOutputStream(path, StandardOpenOption.APPEND));
            note(changed, "moved " + name, () -> Files.move(path, Path.of("/tmp/errorbar-escape")));
            note(changed, "deleted " + name, () -> { Files.delete(path); return null; });
            note(changed, "opened up " + name,
                    () -> Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxrwxrwx")));
            note(changed, "linked " + name, () -> Files.createLink(Path.of("/tmp/errorbar-escape"), path));
        }
        return changed;
    }

    static void note(List<String> changed, String what, Callable<Object> attempt) {
        try {
            attempt.call();
            changed.add(what);
        } catch (IOException refused) {
            // As it must be.
        } catch (Exception other) {
            changed.add(other.toString());
        }
    }
}
