import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<String> attack() throws IOException {
        List<String> found = new ArrayList<>();
        Path output = Files.readSymbolicLink(Path.of("/proc/self/fd/1"));
        int channels = 0;
        for (String name : new File("/proc/self/fd").list()) {
            Path target;
            try {
                target = Files.readSymbolicLink(Path.of("/proc/self/fd", name));
            } catch (IOException listing) {
                continue;
            }
            if (target.equals(output) || target.startsWith("/usr/lib/java/lib")) continue;
            if (target.toString().startsWith("socket:") && ++channels == 1) continue;
            if (!target.toString().startsWith("/proc/")) found.add(name + " " + target);
        }
        return found;
    }
}
