class Solution {
    static long displayDrift(long step, long parts, long count) {
        long driftOfARound = driftOf(parts, step, parts);
        return driftOfARound * (count / parts) + driftOf(count % parts, step, parts);
    }

    private static long driftOf(long ticks, long step, long parts) {
        long drift = 0;
        for (long tick = 1; tick <= ticks; tick++) {
            long above = tick * step % parts;
            drift += 2 * above < parts ? -above : parts - above;
        }
        return drift;
    }
}
