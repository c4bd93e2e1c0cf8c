import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

class Solution {
    static Map<String, String> attack() throws IOException {
        Map<String, String> inherited = new TreeMap<>();
        for (String entry : Files.readString(Path.of("/proc/self/environ")).split("\0")) {
            int sign = entry.indexOf('=');
            if (sign > 0) inherited.put(entry.substring(0, sign), entry.substring(sign + 1));
        }
        if (!inherited.equals(System.getenv())) throw new IllegalStateException("another environment");
        // The shell that starts a program says by this where that lies.
        inherited.remove("_");
        return inherited;
    }
}
