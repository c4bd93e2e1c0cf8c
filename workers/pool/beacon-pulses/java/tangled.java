class Solution {
    static long countPulses(long gain, long needed, long pause, long minutes) {
        long n = 0;
        if (gain > 0) {
            long c = 0;
            if (gain >= needed) {
                c = 1;
            } else {
                if (needed % gain == 0) {
                    c = needed / gain;
                } else {
                    c = needed / gain;
                    c = c + 1;
                }
            }
            if (minutes >= c) {
                n = n + 1;
                long rest = minutes - c;
                if (pause > 0) {
                    n = n + rest / (pause + c);
                } else {
                    n = n + rest / c;
                }
            } else {
                n = 0;
            }
        } else {
            n = 0;
        }
        return n;
    }
}
