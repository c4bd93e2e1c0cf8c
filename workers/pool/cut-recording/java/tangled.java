import java.util.ArrayList;
import java.util.List;

class Solution {
    static Long originalSecond(long length, List<List<Long>> cuts, long moment) {
        List<List<Long>> c = new ArrayList<>();
        for (int i = 0; i < cuts.size(); i++) {
            c.add(cuts.get(i));
        }
        for (int i = 0; i < c.size(); i++) {
            for (int j = i + 1; j < c.size(); j++) {
                if (c.get(j).get(0) < c.get(i).get(0)) {
                    List<Long> t = c.get(i);
                    c.set(i, c.get(j));
                    c.set(j, t);
                }
            }
        }
        long p = 0;
        long k = 0;
        for (int i = 0; i < c.size(); i++) {
            if (c.get(i).get(0) > p) {
                if (k + (c.get(i).get(0) - p) > moment) {
                    return p + (moment - k);
                } else {
                    k = k + (c.get(i).get(0) - p);
                    p = c.get(i).get(1);
                }
            } else {
                p = c.get(i).get(1);
            }
        }
        if (length > p) {
            if (k + (length - p) > moment) {
                return p + (moment - k);
            } else {
                return null;
            }
        } else {
            return null;
        }
    }
}
