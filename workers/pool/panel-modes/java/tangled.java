import java.util.ArrayList;
import java.util.List;

class Solution {
    static long countEntries(List<List<Long>> moves, List<List<Long>> runs, long watched) {
        long total = 0;
        int cur = 0;
        for (int i = 0; i < runs.size(); i++) {
            int b = runs.get(i).get(0).intValue();
            long n = runs.get(i).get(1);
            if (n > 0) {
                List<Integer> path = new ArrayList<>();
                int c = cur;
                boolean stop = false;
                while (!stop) {
                    int found = -1;
                    for (int k = 0; k < path.size(); k++) {
                        if (path.get(k) == c) {
                            found = k;
                        }
                    }
                    if (found >= 0) {
                        stop = true;
                        if (n <= path.size()) {
                            for (int k = 0; k < n; k++) {
                                int t = moves.get(path.get(k)).get(b).intValue();
                                if (t == watched) {
                                    total = total + 1;
                                }
                                cur = t;
                            }
                        } else {
                            for (int k = 0; k < found; k++) {
                                int t = moves.get(path.get(k)).get(b).intValue();
                                if (t == watched) {
                                    total = total + 1;
                                }
                            }
                            long p = path.size() - found;
                            long w = 0;
                            for (int k = found; k < path.size(); k++) {
                                int t = moves.get(path.get(k)).get(b).intValue();
                                if (t == watched) {
                                    w = w + 1;
                                }
                            }
                            long q = (n - found) / p;
                            long r = (n - found) % p;
                            total = total + q * w;
                            cur = path.get(found);
                            for (int k = found; k < found + r; k++) {
                                int t = moves.get(path.get(k)).get(b).intValue();
                                if (t == watched) {
                                    total = total + 1;
                                }
                                cur = t;
                            }
                        }
                    } else {
                        if (moves.get(c).get(b) == -1) {
                            stop = true;
                            if (n <= path.size()) {
                                for (int k = 0; k < n; k++) {
                                    int t = moves.get(path.get(k)).get(b).intValue();
                                    if (t == watched) {
                                        total = total + 1;
                                    }
                                    cur = t;
                                }
                            } else {
                                for (int k = 0; k < path.size(); k++) {
                                    int t = moves.get(path.get(k)).get(b).intValue();
                                    if (t == watched) {
                                        total = total + 1;
                                    }
                                    cur = t;
                                }
                            }
                        } else {
                            path.add(c);
                            c = moves.get(c).get(b).intValue();
                        }
                    }
                }
            }
        }
        return total;
    }
}
