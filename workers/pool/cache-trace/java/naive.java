import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

class Solution {
    static List<Object> cacheReport(long capacity, long lifetime, List<List<Object>> requests) {
        // The order of the map is the order of use: the least recently used key comes first.
        Map<String, Long> loadedAt = new LinkedHashMap<>();
        long hits = 0;
        long time = 0;
        for (List<Object> request : requests) {
            time = ((Number) request.get(0)).longValue();
            String key = (String) request.get(1);
            loadedAt = onlyAlive(loadedAt, time, lifetime);
            if (loadedAt.containsKey(key)) {
                hits++;
                loadedAt.put(key, loadedAt.remove(key));
                continue;
            }
            if (capacity == 0) {
                continue;
            }
            if (loadedAt.size() == capacity) {
                loadedAt.remove(loadedAt.keySet().iterator().next());
            }
            loadedAt.put(key, time);
        }
        return List.of(hits, List.copyOf(onlyAlive(loadedAt, time, lifetime).keySet()));
    }

    private static Map<String, Long> onlyAlive(Map<String, Long> loadedAt, long time, long lifetime) {
        Map<String, Long> alive = new LinkedHashMap<>();
        loadedAt.forEach((key, start) -> {
            if (time < start + lifetime) {
                alive.put(key, start);
            }
        });
        return alive;
    }
}
