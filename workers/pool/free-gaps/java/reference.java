import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class Solution {
    static List<List<Long>> freeGaps(List<Long> window, List<List<Long>> busy, long shortest) {
        long freeFrom = window.get(0);
        long closing = window.get(1);
        List<List<Long>> inOrder = new ArrayList<>(busy);
        inOrder.removeIf(pair -> pair.get(0) >= pair.get(1));
        inOrder.sort(Comparator.comparing(pair -> pair.get(0)));
        List<List<Long>> gaps = new ArrayList<>();
        for (List<Long> pair : inOrder) {
            long end = Math.min(pair.get(0), closing);
            if (end - freeFrom >= shortest) {
                gaps.add(List.of(freeFrom, end));
            }
            freeFrom = Math.max(freeFrom, pair.get(1));
        }
        if (closing - freeFrom >= shortest) {
            gaps.add(List.of(freeFrom, closing));
        }
        return gaps;
    }
}
