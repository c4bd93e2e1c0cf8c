class Solution {
    static long displayDrift(long step, long parts, long count) {
        long[] a = new long[(int) parts];
        long x = 0;
        long s = 0;
        for (int i = 0; i < parts; i++) {
            x = x + step;
            if (x >= parts) {
                x = x % parts;
            }
            if (x + x < parts) {
                a[i] = 0 - x;
                s = s - x;
            } else {
                if (x + x == parts) {
                    a[i] = x;
                    s = s + x;
                } else {
                    a[i] = parts - x;
                    s = s + (parts - x);
                }
            }
        }
        if (count >= parts) {
            if (s != 0) {
                long r = s * (count / parts);
                long n = count - parts * (count / parts);
                for (int i = 0; i < n; i++) {
                    r = r + a[i];
                }
                return r;
            } else {
                long r = 0;
                long n = count - parts * (count / parts);
                for (int i = 0; i < n; i++) {
                    r = r + a[i];
                }
                return r;
            }
        } else {
            long r = 0;
            for (int i = 0; i < count; i++) {
                r = r + a[i];
            }
            return r;
        }
    }
}
