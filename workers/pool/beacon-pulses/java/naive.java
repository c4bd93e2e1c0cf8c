class Solution {
    static long countPulses(long gain, long needed, long pause, long minutes) {
        long pulses = 0;
        long charge = 0;
        long asleep = 0;
        for (long minute = 0; minute < minutes; minute++) {
            if (asleep > 0) {
                asleep--;
                continue;
            }
            charge += gain;
            if (charge >= needed) {
                pulses++;
                charge = 0;
                asleep = pause;
            }
        }
        return pulses;
    }
}
