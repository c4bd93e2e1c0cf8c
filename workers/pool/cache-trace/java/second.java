import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    private static final class Entry {
        final String key;
        final long start;
        int lastUse;

        Entry(String key, long start) {
            this.key = key;
            this.start = start;
        }
    }

    private record Use(int number, Entry entry) {}

    static List<Object> cacheReport(long capacity, long lifetime, List<List<Object>> requests) {
        Map<String, Entry> entries = new HashMap<>();
        Deque<Entry> byLoad = new ArrayDeque<>();
        // A use that was not its entry's latest one is skipped when met.
        Deque<Use> byUse = new ArrayDeque<>();
        long hits = 0;
        for (int number = 0; number < requests.size(); number++) {
            long time = ((Number) requests.get(number).get(0)).longValue();
            String key = (String) requests.get(number).get(1);
            dropDead(entries, byLoad, time - lifetime);
            Entry entry = entries.get(key);
            if (entry != null) {
                hits++;
            } else {
                if (capacity == 0) {
                    continue;
                }
                while (entries.size() >= capacity) {
                    Use oldest = byUse.remove();
                    if (oldest.entry().lastUse == oldest.number()) {
                        entries.remove(oldest.entry().key, oldest.entry());
                    }
                }
                entry = new Entry(key, time);
                entries.put(key, entry);
                byLoad.add(entry);
            }
            entry.lastUse = number;
            byUse.add(new Use(number, entry));
        }
        List<Entry> alive = new ArrayList<>(entries.values());
        alive.sort(Comparator.comparingInt(entry -> entry.lastUse));
        return List.of(hits, alive.stream().map(entry -> entry.key).toList());
    }

    /** Drops what was loaded at the time `latest` or before. */
    private static void dropDead(Map<String, Entry> entries, Deque<Entry> byLoad, long latest) {
        while (!byLoad.isEmpty() && byLoad.peek().start <= latest) {
            Entry dead = byLoad.remove();
            entries.remove(dead.key, dead);
        }
    }
}
