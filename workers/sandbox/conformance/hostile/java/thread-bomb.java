class Solution {
    static void attack() {
        for (int index = 0; index < 10_000; index++) {
            Thread thread = new Thread(() -> {
                try {
                    Thread.sleep(600_000);
                } catch (InterruptedException never) {
                    // Nobody does.
                }
            });
            thread.setDaemon(true);
            thread.start();
        }
    }
}
