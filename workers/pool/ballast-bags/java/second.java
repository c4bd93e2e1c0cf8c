import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

class Solution {
    static List<Long> leastBallast(List<Long> bags, long needed) {
        Map<Long, Long> light = new HashMap<>();
        TreeMap<Long, Long> enough = new TreeMap<>();
        (needed == 0 ? enough : light).put(0L, 0L);
        for (long weight : bags) {
            Map<Long, Long> grown = new HashMap<>(light);
            for (Map.Entry<Long, Long> one : light.entrySet()) {
                long total = one.getKey() + weight;
                (total >= needed ? enough : grown).merge(total, one.getValue() + 1, Math::min);
            }
            light = grown;
        }
        Map.Entry<Long, Long> best = enough.firstEntry();
        return best == null ? null : List.of(best.getKey(), best.getValue());
    }
}
