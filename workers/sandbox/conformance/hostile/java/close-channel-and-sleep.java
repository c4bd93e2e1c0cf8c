import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;

class Solution {
    static void attack() throws IOException, InterruptedException {
        new FileInputStream(FileDescriptor.in).close();
        Thread.sleep(600_000);
    }
}
