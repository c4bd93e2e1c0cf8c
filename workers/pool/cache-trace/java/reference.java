import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

class Solution {
    private record Load(long time, String key) {}

    static List<Object> cacheReport(long capacity, long lifetime, List<List<Object>> requests) {
        // In order of access: the least recently used key comes first.
        Map<String, Long> loadedAt = new LinkedHashMap<>(16, 0.75f, true);
        Deque<Load> loads = new ArrayDeque<>();
        long hits = 0;
        for (List<Object> request : requests) {
            long time = ((Number) request.get(0)).longValue();
            String key = (String) request.get(1);
            // Dropping dead entries early changes nothing: they are never hit, counted or reported.
            while (!loads.isEmpty() && loads.peek().time() + lifetime <= time) {
                Load dead = loads.remove();
                loadedAt.remove(dead.key(), dead.time());
            }
            if (loadedAt.get(key) != null) {
                hits++;
            } else if (capacity > 0) {
                if (loadedAt.size() == capacity) {
                    loadedAt.remove(loadedAt.keySet().iterator().next());
                }
                loadedAt.put(key, time);
                loads.add(new Load(time, key));
            }
        }
        return List.of(hits, new ArrayList<>(loadedAt.keySet()));
    }
}
