class Solution {
    static void attack() {
        Runtime.getRuntime().halt(0);
    }
}
