class Solution {
    static void attack() throws InterruptedException {
        Thread.sleep(600_000);
    }
}
