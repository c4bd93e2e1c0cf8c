class Solution {
    static String shorten(String label, long limit) {
        int[] characters = label.codePoints().toArray();
        if (characters.length <= limit) {
            return label;
        }
        String kept = new String(characters, 0, (int) limit - 1);
        return kept.replaceFirst(" *\\z", "…");
    }
}
