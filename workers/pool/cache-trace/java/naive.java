import java.util.ArrayList;
import java.util.List;

class Solution {
    private record Entry(String key, long start) {}

    static List<Object> cacheReport(long capacity, long lifetime, List<List<Object>> requests) {
        // The least recently used entry comes first.
        List<Entry> entries = new ArrayList<>();
        long hits = 0;
        long time = 0;
        for (List<Object> request : requests) {
            time = ((Number) request.get(0)).longValue();
            String key = (String) request.get(1);
            List<Entry> alive = onlyAlive(entries, time, lifetime);
            Entry held = null;
            for (Entry entry : alive) {
                if (entry.key().equals(key)) {
                    held = entry;
                }
            }
            if (held != null) {
                hits++;
                entries.remove(held);
                entries.add(held);
                continue;
            }
            entries = alive;
            if (capacity == 0) {
                continue;
            }
            if (entries.size() == capacity) {
                entries.remove(0);
            }
            entries.add(new Entry(key, time));
        }
        return List.of(hits, onlyAlive(entries, time, lifetime).stream().map(Entry::key).toList());
    }

    private static List<Entry> onlyAlive(List<Entry> entries, long time, long lifetime) {
        List<Entry> alive = new ArrayList<>();
        for (Entry entry : entries) {
            if (time < entry.start() + lifetime) {
                alive.add(entry);
            }
        }
        return alive;
    }
}
