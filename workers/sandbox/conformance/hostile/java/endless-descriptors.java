import java.io.FileInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

class Solution {
    static void attack() throws IOException {
        List<FileInputStream> held = new ArrayList<>();
        while (true) held.add(new FileInputStream("/dev/null"));
    }
}
