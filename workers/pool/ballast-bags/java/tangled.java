import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<Long> leastBallast(List<Long> bags, long needed) {
        long s = 0;
        long h = 0;
        for (int i = 0; i < bags.size(); i++) {
            s = s + bags.get(i);
            if (bags.get(i) > h) {
                h = bags.get(i);
            }
        }
        if (s >= needed) {
            if (needed > 0) {
                int m = (int) (needed + h);
                long[][] t = new long[bags.size() + 1][m + 1];
                for (int i = 0; i <= bags.size(); i++) {
                    for (int j = 0; j <= m; j++) {
                        if (i == 0) {
                            if (j == 0) {
                                t[i][j] = 0;
                            } else {
                                t[i][j] = -1;
                            }
                        } else {
                            int w = bags.get(i - 1).intValue();
                            if (j >= w) {
                                long x = t[i - 1][j];
                                long y = t[i - 1][j - w];
                                if (x == -1) {
                                    if (y == -1) {
                                        t[i][j] = -1;
                                    } else {
                                        t[i][j] = y + 1;
                                    }
                                } else {
                                    if (y == -1) {
                                        t[i][j] = x;
                                    } else {
                                        if (y + 1 < x) {
                                            t[i][j] = y + 1;
                                        } else {
                                            t[i][j] = x;
                                        }
                                    }
                                }
                            } else {
                                t[i][j] = t[i - 1][j];
                            }
                        }
                    }
                }
                for (int j = (int) needed; j <= m; j++) {
                    if (t[bags.size()][j] != -1) {
                        List<Long> r = new ArrayList<>();
                        r.add((long) j);
                        r.add(t[bags.size()][j]);
                        return r;
                    }
                }
                return null;
            } else {
                List<Long> r = new ArrayList<>();
                r.add(0L);
                r.add(0L);
                return r;
            }
        } else {
            return null;
        }
    }
}
