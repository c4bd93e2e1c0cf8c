class Solution {
    public String seal(String text) {
        return "\ud800\0R\0true";
    }
}
