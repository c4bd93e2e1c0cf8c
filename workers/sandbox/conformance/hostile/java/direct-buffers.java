import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

class Solution {
    static void attack() {
        List<ByteBuffer> held = new ArrayList<>();
        while (true) held.add(ByteBuffer.allocateDirect(10_000_000));
    }
}
