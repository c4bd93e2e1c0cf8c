import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<Long> attack() throws IOException {
        List<Long> held = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
            if (line.startsWith("Cap")) held.add(Long.parseLong(line.split("\t")[1], 16));
            if (line.startsWith("NoNewPrivs")) held.add(Long.parseLong(line.split("\t")[1]));
        }
        return held;
    }
}
