class Solution {
    public long seal(String text) {
        throw new IllegalStateException("\0R\0[\"x\",\"long\",[\"i\",\"0\"]]");
    }
}
