import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    static long staffShortfall(List<List<Long>> shifts, List<List<Long>> demands) {
        List<long[]> e = new ArrayList<>();
        for (int i = 0; i < shifts.size(); i++) {
            List<Long> s = shifts.get(i);
            if (s.get(1) > s.get(0)) {
                e.add(new long[] {s.get(0), 1, s.get(2)});
                e.add(new long[] {s.get(1), 2, s.get(2)});
            }
        }
        for (int i = 0; i < demands.size(); i++) {
            List<Long> d = demands.get(i);
            if (d.get(1) > d.get(0)) {
                e.add(new long[] {d.get(0), 3, d.get(2)});
                e.add(new long[] {d.get(1), 4, d.get(2)});
            }
        }
        e.sort((x, y) -> {
            if (x[0] < y[0]) {
                return -1;
            } else {
                if (x[0] > y[0]) {
                    return 1;
                } else {
                    if (x[1] < y[1]) {
                        return -1;
                    } else {
                        if (x[1] > y[1]) {
                            return 1;
                        } else {
                            return 0;
                        }
                    }
                }
            }
        });
        long w = 0;
        Map<Long, Long> c = new HashMap<>();
        List<Long> q = new ArrayList<>();
        long r = 0;
        int i = 0;
        while (i < e.size()) {
            long t = e.get(i)[0];
            while (i < e.size() && e.get(i)[0] == t) {
                long p = e.get(i)[2];
                if (e.get(i)[1] == 1) {
                    w = w + p;
                } else {
                    if (e.get(i)[1] == 2) {
                        w = w - p;
                    } else {
                        if (e.get(i)[1] == 3) {
                            if (c.containsKey(p) && c.get(p) > 0) {
                                c.put(p, c.get(p) + 1);
                            } else {
                                c.put(p, 1L);
                                int lo = 0;
                                int hi = q.size();
                                while (lo < hi) {
                                    int m = (lo + hi) / 2;
                                    if (q.get(m) < p) {
                                        lo = m + 1;
                                    } else {
                                        hi = m;
                                    }
                                }
                                q.add(lo, p);
                            }
                        } else {
                            c.put(p, c.get(p) - 1);
                            if (c.get(p) == 0) {
                                int lo = 0;
                                int hi = q.size();
                                while (lo < hi) {
                                    int m = (lo + hi) / 2;
                                    if (q.get(m) < p) {
                                        lo = m + 1;
                                    } else {
                                        hi = m;
                                    }
                                }
                                q.remove(lo);
                            }
                        }
                    }
                }
                i = i + 1;
            }
            if (i < e.size()) {
                if (q.size() > 0) {
                    if (q.get(q.size() - 1) > w) {
                        r = r + (q.get(q.size() - 1) - w) * (e.get(i)[0] - t);
                    }
                }
            }
        }
        return r;
    }
}
