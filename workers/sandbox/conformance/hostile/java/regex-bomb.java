class Solution {
    static boolean attack() {
        return "a".repeat(40).matches("a?".repeat(40) + "a".repeat(40));
    }
}
