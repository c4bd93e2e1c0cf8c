import java.io.FileOutputStream;
import java.io.IOException;

class Solution {
    static void attack() throws IOException {
        try (FileOutputStream out = new FileOutputStream("/tmp/errorbar-escape")) {
            byte[] bytes = new byte[65_536];
            while (true) out.write(bytes);
        }
    }
}
