import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<Long> cisternTotals(long capacity, List<Long> flows, long days) {
        int n = flows.size();
        long lv = 0;
        long sp = 0;
        long la = 0;
        List<Long> levels = new ArrayList<>();
        List<Long> spills = new ArrayList<>();
        List<Long> lacks = new ArrayList<>();
        long left = days;
        boolean jumped = false;
        while (left > 0) {
            if (left >= n) {
                if (!jumped) {
                    int at = -1;
                    for (int i = 0; i < levels.size(); i++) {
                        if (levels.get(i) == lv) {
                            at = i;
                        }
                    }
                    if (at >= 0) {
                        long per = (long) (levels.size() - at) * n;
                        long ds = sp - spills.get(at);
                        long dl = la - lacks.get(at);
                        long k = left / per;
                        sp = sp + k * ds;
                        la = la + k * dl;
                        left = left - k * per;
                        jumped = true;
                    } else {
                        levels.add(lv);
                        spills.add(sp);
                        lacks.add(la);
                        for (int i = 0; i < n; i++) {
                            long f = flows.get(i);
                            if (f >= 0) {
                                if (lv + f > capacity) {
                                    sp = sp + (lv + f - capacity);
                                    lv = capacity;
                                } else {
                                    lv = lv + f;
                                }
                            } else {
                                if (lv + f < 0) {
                                    la = la + (0 - lv - f);
                                    lv = 0;
                                } else {
                                    lv = lv + f;
                                }
                            }
                        }
                        left = left - n;
                    }
                } else {
                    for (int i = 0; i < n; i++) {
                        long f = flows.get(i);
                        if (f >= 0) {
                            if (lv + f > capacity) {
                                sp = sp + (lv + f - capacity);
                                lv = capacity;
                            } else {
                                lv = lv + f;
                            }
                        } else {
                            if (lv + f < 0) {
                                la = la + (0 - lv - f);
                                lv = 0;
                            } else {
                                lv = lv + f;
                            }
                        }
                    }
                    left = left - n;
                }
            } else {
                for (int i = 0; i < left; i++) {
                    long f = flows.get(i);
                    if (f >= 0) {
                        if (lv + f > capacity) {
                            sp = sp + (lv + f - capacity);
                            lv = capacity;
                        } else {
                            lv = lv + f;
                        }
                    } else {
                        if (lv + f < 0) {
                            la = la + (0 - lv - f);
                            lv = 0;
                        } else {
                            lv = lv + f;
                        }
                    }
                }
                left = 0;
            }
        }
        return List.of(lv, sp, la);
    }
}
