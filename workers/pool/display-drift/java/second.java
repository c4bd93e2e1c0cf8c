class Solution {
    static long displayDrift(long step, long parts, long count) {
        long[] times = new long[(int) parts];
        long above = 0;
        for (long tick = 1; tick <= parts; tick++) {
            above = (above + step) % parts;
            times[(int) above] += count / parts;
            if (tick <= count % parts) {
                times[(int) above]++;
            }
        }
        long drift = 0;
        for (int remainder = 0; remainder < parts; remainder++) {
            boolean roundedUp = 2L * remainder >= parts;
            drift += times[remainder] * ((roundedUp ? parts : 0) - remainder);
        }
        return drift;
    }
}
