class Solution {
    static int attack() {
        return attack() + 1;
    }
}
