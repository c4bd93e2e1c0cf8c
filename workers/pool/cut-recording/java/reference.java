import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class Solution {
    static Long originalSecond(long length, List<List<Long>> cuts, long moment) {
        List<List<Long>> inOrder = new ArrayList<>(cuts);
        inOrder.sort(Comparator.comparing(cut -> cut.get(0)));
        long second = moment;
        for (List<Long> cut : inOrder) {
            if (cut.get(0) > second) {
                break;
            }
            second += cut.get(1) - cut.get(0);
        }
        return second < length ? second : null;
    }
}
