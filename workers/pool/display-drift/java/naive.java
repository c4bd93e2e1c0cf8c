class Solution {
    static long displayDrift(long step, long parts, long count) {
        long drift = 0;
        long above = 0;
        for (long tick = 0; tick < count; tick++) {
            above = (above + step) % parts;
            long shown = above * 2 >= parts ? parts : 0;
            drift += shown - above;
        }
        return drift;
    }
}
