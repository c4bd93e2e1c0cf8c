class Solution {
    static void attack() {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            while (true) {}
        }));
        System.exit(0);
    }
}
