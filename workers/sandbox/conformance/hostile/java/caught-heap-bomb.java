import java.util.ArrayList;
import java.util.List;

class Solution {
    static void attack() {
        List<byte[]> held = new ArrayList<>();
        while (true) {
            try {
                held.add(new byte[1_000_000]);
            } catch (OutOfMemoryError caught) {
                held.remove(0);
            }
        }
    }
}
