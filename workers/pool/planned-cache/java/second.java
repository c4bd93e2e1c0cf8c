import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;

class Solution {
    static List<String> droppedKeys(long capacity, List<String> requests, List<String> pinned) {
        Map<String, Deque<Integer>> uses = new HashMap<>();
        for (int at = 0; at < requests.size(); at++) {
            uses.computeIfAbsent(requests.get(at), key -> new ArrayDeque<>()).add(at);
        }
        Set<String> fixed = new HashSet<>(pinned);
        Map<String, Integer> readAt = new HashMap<>();
        // Blocks in memory by their next request, and those without one by the time they were read.
        TreeMap<Integer, String> awaited = new TreeMap<>();
        PriorityQueue<Integer> idle = new PriorityQueue<>();
        List<String> dropped = new ArrayList<>();
        for (int at = 0; at < requests.size(); at++) {
            String key = requests.get(at);
            awaited.remove(at);
            uses.get(key).remove();
            Integer ahead = uses.get(key).peek();
            if (!readAt.containsKey(key)) {
                if (readAt.size() >= capacity) {
                    boolean fixedKey = fixed.contains(key);
                    if (!fixedKey && ahead == null) {
                        continue;
                    }
                    String farthest;
                    if (!idle.isEmpty()) {
                        farthest = requests.get(idle.remove());
                    } else if (!awaited.isEmpty() && (fixedKey || awaited.lastKey() > ahead)) {
                        farthest = awaited.pollLastEntry().getValue();
                    } else {
                        continue;
                    }
                    readAt.remove(farthest);
                    dropped.add(farthest);
                }
                readAt.put(key, at);
            }
            if (fixed.contains(key)) {
                continue;
            }
            if (ahead == null) {
                idle.add(readAt.get(key));
            } else {
                awaited.put(ahead, key);
            }
        }
        return dropped;
    }
}
