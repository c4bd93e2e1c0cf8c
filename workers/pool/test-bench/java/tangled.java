import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<Long> benchFinishes(List<List<Long>> jobs, long resume) {
        int n = jobs.size();
        List<Long> rest = new ArrayList<>();
        List<Long> prep = new ArrayList<>();
        List<Long> fin = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            rest.add(jobs.get(i).get(1));
            prep.add(0L);
            fin.add(-1L);
        }
        long t = 0;
        int on = -1;
        int left = n;
        while (left > 0) {
            int best = -1;
            for (int i = 0; i < n; i++) {
                if (fin.get(i) == -1) {
                    if (jobs.get(i).get(0) <= t) {
                        if (best == -1) {
                            best = i;
                        } else {
                            long u = jobs.get(i).get(2);
                            long v = jobs.get(best).get(2);
                            if (u > v) {
                                best = i;
                            } else {
                                if (u == v) {
                                    if (jobs.get(i).get(0) < jobs.get(best).get(0)) {
                                        best = i;
                                    }
                                }
                            }
                        }
                    }
                }
            }
            long nxt = -1;
            for (int i = 0; i < n; i++) {
                if (fin.get(i) == -1) {
                    if (jobs.get(i).get(0) > t) {
                        if (nxt == -1) {
                            nxt = jobs.get(i).get(0);
                        } else {
                            if (jobs.get(i).get(0) < nxt) {
                                nxt = jobs.get(i).get(0);
                            }
                        }
                    }
                }
            }
            if (best == -1) {
                t = nxt;
            } else {
                if (on != -1) {
                    if (on != best) {
                        prep.set(on, resume);
                        on = best;
                    }
                } else {
                    on = best;
                }
                if (nxt == -1) {
                    t = t + prep.get(best);
                    t = t + rest.get(best);
                    fin.set(best, t);
                    left = left - 1;
                    on = -1;
                } else {
                    if (t + prep.get(best) + rest.get(best) <= nxt) {
                        t = t + prep.get(best);
                        t = t + rest.get(best);
                        fin.set(best, t);
                        left = left - 1;
                        on = -1;
                    } else {
                        long d = nxt - t;
                        if (prep.get(best) > 0) {
                            if (prep.get(best) >= d) {
                                prep.set(best, prep.get(best) - d);
                                d = 0;
                            } else {
                                d = d - prep.get(best);
                                prep.set(best, 0L);
                            }
                        }
                        if (d > 0) {
                            rest.set(best, rest.get(best) - d);
                        }
                        t = nxt;
                    }
                }
            }
        }
        return fin;
    }
}
