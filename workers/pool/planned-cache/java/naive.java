import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<String> droppedKeys(long capacity, List<String> requests, List<String> pinned) {
        List<String> memory = new ArrayList<>();
        List<String> dropped = new ArrayList<>();
        for (int at = 0; at < requests.size(); at++) {
            String key = requests.get(at);
            if (memory.contains(key)) {
                continue;
            }
            if (memory.size() < capacity) {
                memory.add(key);
                continue;
            }
            // The block just read comes first, then the others from the longest in memory on.
            List<String> candidates = new ArrayList<>(List.of(key));
            candidates.addAll(memory);
            candidates.removeAll(pinned);
            String farthest = key;
            int ahead = -1;
            for (String one : candidates) {
                int next = nextRequest(requests, one, at);
                if (next > ahead) {
                    farthest = one;
                    ahead = next;
                }
            }
            if (!farthest.equals(key)) {
                memory.remove(farthest);
                memory.add(key);
                dropped.add(farthest);
            }
        }
        return dropped;
    }

    private static int nextRequest(List<String> requests, String key, int after) {
        for (int at = after + 1; at < requests.size(); at++) {
            if (requests.get(at).equals(key)) {
                return at;
            }
        }
        return requests.size();
    }
}
