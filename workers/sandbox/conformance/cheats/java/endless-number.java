class Solution {
    public long seal(String text) {
        return Long.MAX_VALUE;
    }
}
