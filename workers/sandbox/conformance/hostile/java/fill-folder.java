import java.io.FileOutputStream;
import java.io.IOException;

class Solution {
    static void attack(String folder) throws IOException {
        for (int index = 0; index < 1_000; index++) {
            try (FileOutputStream out = new FileOutputStream(folder + "/errorbar-escape-" + index)) {
                out.write(new byte[500_000]);
            }
        }
    }
}
