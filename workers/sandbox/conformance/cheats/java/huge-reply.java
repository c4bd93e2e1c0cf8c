class Solution {
    public String seal(String text) {
        return "x".repeat(1_000_000);
    }
}
