class Solution {
    static long countPulses(long gain, long needed, long pause, long minutes) {
        if (gain == 0) {
            return 0;
        }
        long charging = (needed + gain - 1) / gain;
        // The last pulse has no need of its pause.
        return (minutes + pause) / (charging + pause);
    }
}
