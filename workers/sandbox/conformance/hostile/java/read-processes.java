import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class Solution {
    // What the one that waits for this process was started with: nothing of the worker's.
    static final Set<String> LAUNCHER = Set.of("NODE_ENV=production", "PWD=/", "");

    static List<String> attack() throws IOException {
        List<String> found = new ArrayList<>();
        String self = String.valueOf(ProcessHandle.current().pid());
        Path output = Files.readSymbolicLink(Path.of("/proc/self/fd/1"));
        for (String pid : new File("/proc").list((folder, name) -> name.matches("[0-9]+"))) {
            if (pid.equals(self)) continue;
            if (!pid.equals("1")) found.add(pid);
            try {
                for (String entry : Files.readString(Path.of("/proc", pid, "environ")).split("\0")) {
                    if (!LAUNCHER.contains(entry)) found.add(entry);
                }
            } catch (IOException refused) {
                // As it may be.
            }
            String[] held = new File("/proc/" + pid + "/fd").list();
            for (String name : held == null ? new String[0] : held) {
                Path target = Files.readSymbolicLink(Path.of("/proc", pid, "fd", name));
                String text = target.toString();
                if (!target.equals(output) && !text.equals("/dev/null") && !text.startsWith("anon_inode")) found.add(text);
            }
            try (FileInputStream memory = new FileInputStream("/proc/" + pid + "/mem")) {
                if (memory.read() >= 0) found.add("memory");
            } catch (IOException refused) {
                // As it must be.
            }
        }
        return found;
    }
}
