class Solution {
    static String shorten(String label, long limit) {
        if (label.codePointCount(0, label.length()) <= limit) {
            return label;
        }
        int end = label.offsetByCodePoints(0, (int) limit - 1);
        while (end > 0 && label.charAt(end - 1) == ' ') {
            end--;
        }
        return label.substring(0, end) + "…";
    }
}
