class Solution {
    public double seal(String text) {
        return Double.POSITIVE_INFINITY;
    }
}
