import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    static Long fastestDrive(
            List<List<Long>> roads, List<Long> restStops, long start, long goal, long limit, long rest) {
        Map<Long, Long> a = new HashMap<>();
        a.put(start, 0L);
        Map<Long, Boolean> done = new HashMap<>();
        Long ans = null;
        while (true) {
            Long cur = null;
            for (Long p : a.keySet()) {
                if (!done.containsKey(p)) {
                    if (cur == null) {
                        cur = p;
                    } else {
                        if (a.get(p) < a.get(cur)) {
                            cur = p;
                        }
                    }
                }
            }
            if (cur == null) {
                break;
            }
            done.put(cur, true);
            Map<Long, Long> d = new HashMap<>();
            d.put(cur, 0L);
            Map<Long, Boolean> seen = new HashMap<>();
            while (true) {
                Long q = null;
                for (Long p : d.keySet()) {
                    if (!seen.containsKey(p)) {
                        if (q == null) {
                            q = p;
                        } else {
                            if (d.get(p) < d.get(q)) {
                                q = p;
                            }
                        }
                    }
                }
                if (q == null) {
                    break;
                }
                seen.put(q, true);
                if (q == goal) {
                    if (ans == null) {
                        ans = a.get(cur) + d.get(q);
                    } else {
                        if (a.get(cur) + d.get(q) < ans) {
                            ans = a.get(cur) + d.get(q);
                        }
                    }
                }
                boolean isStop = false;
                for (Long s : restStops) {
                    if (s.equals(q)) {
                        isStop = true;
                    }
                }
                if (isStop) {
                    if (!done.containsKey(q)) {
                        if (a.containsKey(q)) {
                            if (a.get(cur) + d.get(q) + rest < a.get(q)) {
                                a.put(q, a.get(cur) + d.get(q) + rest);
                            }
                        } else {
                            a.put(q, a.get(cur) + d.get(q) + rest);
                        }
                    }
                }
                for (List<Long> r : roads) {
                    if (r.get(0).equals(q)) {
                        if (d.get(q) + r.get(2) <= limit) {
                            if (d.containsKey(r.get(1))) {
                                if (d.get(q) + r.get(2) < d.get(r.get(1))) {
                                    d.put(r.get(1), d.get(q) + r.get(2));
                                }
                            } else {
                                d.put(r.get(1), d.get(q) + r.get(2));
                            }
                        }
                    }
                }
            }
        }
        return ans;
    }
}
