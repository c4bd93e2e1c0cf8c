import java.io.IOException;

class Solution {
    static void attack(String signal) throws IOException, InterruptedException {
        new ProcessBuilder("/usr/bin/bash", "-c", "kill -" + signal + " $PPID").start().waitFor();
        Thread.sleep(600_000);
    }
}
