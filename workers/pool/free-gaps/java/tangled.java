import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<List<Long>> freeGaps(List<Long> window, List<List<Long>> busy, long shortest) {
        long a = window.get(0);
        long b = window.get(1);
        List<long[]> clean = new ArrayList<>();
        for (int i = 0; i < busy.size(); i++) {
            if (busy.get(i).get(0) < busy.get(i).get(1)) {
                if (busy.get(i).get(1) > a) {
                    if (busy.get(i).get(0) < b) {
                        long s = busy.get(i).get(0);
                        long e = busy.get(i).get(1);
                        if (s < a) {
                            s = a;
                        }
                        if (e > b) {
                            e = b;
                        }
                        clean.add(new long[] {s, e});
                    }
                }
            }
        }
        clean.sort((x, y) -> {
            if (x[0] < y[0]) {
                return -1;
            } else {
                if (x[0] > y[0]) {
                    return 1;
                } else {
                    return 0;
                }
            }
        });
        List<long[]> merged = new ArrayList<>();
        for (int j = 0; j < clean.size(); j++) {
            if (merged.size() == 0) {
                merged.add(new long[] {clean.get(j)[0], clean.get(j)[1]});
            } else {
                long[] last = merged.get(merged.size() - 1);
                if (clean.get(j)[0] > last[1]) {
                    merged.add(new long[] {clean.get(j)[0], clean.get(j)[1]});
                } else {
                    if (clean.get(j)[1] > last[1]) {
                        last[1] = clean.get(j)[1];
                    }
                }
            }
        }
        List<List<Long>> gaps = new ArrayList<>();
        if (merged.size() == 0) {
            if (b - a >= shortest) {
                gaps.add(List.of(a, b));
            }
        } else {
            for (int k = 0; k < merged.size(); k++) {
                if (k == 0) {
                    if (merged.get(0)[0] > a) {
                        if (merged.get(0)[0] - a >= shortest) {
                            gaps.add(List.of(a, merged.get(0)[0]));
                        }
                    }
                } else {
                    if (merged.get(k)[0] - merged.get(k - 1)[1] >= shortest) {
                        gaps.add(List.of(merged.get(k - 1)[1], merged.get(k)[0]));
                    }
                }
                if (k == merged.size() - 1) {
                    if (merged.get(k)[1] < b) {
                        if (b - merged.get(k)[1] >= shortest) {
                            gaps.add(List.of(merged.get(k)[1], b));
                        }
                    }
                }
            }
        }
        return gaps;
    }
}
