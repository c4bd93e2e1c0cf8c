class Solution {
    static void attack() {
        while (true) {}
    }
}
