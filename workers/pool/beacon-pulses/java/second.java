class Solution {
    static long countPulses(long gain, long needed, long pause, long minutes) {
        if (gain == 0) {
            return 0;
        }
        long charging = needed / gain + (needed % gain == 0 ? 0 : 1);
        if (minutes < charging) {
            return 0;
        }
        return 1 + (minutes - charging) / (charging + pause);
    }
}
