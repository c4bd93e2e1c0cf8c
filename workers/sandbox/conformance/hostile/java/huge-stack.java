class Solution {
    static int down(long left, long right) {
        return down(right, left) + down(left, right);
    }

    static void attack() throws InterruptedException {
        Thread thread = new Thread(null, () -> down(1, 2), "deep", 1L << 32);
        thread.start();
        thread.join();
    }
}
