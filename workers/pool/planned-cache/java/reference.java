import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

class Solution {
    private record Block(String key, int readAt, int nextAt) {}

    // The block to give up comes first: farthest request, then longest in memory.
    private static final Comparator<Block> ORDER =
        Comparator.comparingInt(Block::nextAt).reversed().thenComparingInt(Block::readAt);

    static List<String> droppedKeys(long capacity, List<String> requests, List<String> pinned) {
        int[] nextAt = findNextRequests(requests);
        Set<String> keptForGood = new HashSet<>(pinned);
        Map<String, Block> memory = new HashMap<>();
        TreeSet<Block> order = new TreeSet<>(ORDER);
        List<String> dropped = new ArrayList<>();
        int at = -1;
        for (String key : requests) {
            at++;
            Block block = new Block(key, at, nextAt[at]);
            if (memory.containsKey(key)) {
                Block before = memory.get(key);
                order.remove(before);
                block = new Block(key, before.readAt(), nextAt[at]);
            } else if (memory.size() >= capacity) {
                if (order.isEmpty() || (!keptForGood.contains(key) && block.nextAt() >= order.first().nextAt())) {
                    continue;
                }
                Block farthest = order.pollFirst();
                memory.remove(farthest.key());
                dropped.add(farthest.key());
            }
            memory.put(key, block);
            if (!keptForGood.contains(key)) {
                order.add(block);
            }
        }
        return dropped;
    }

    private static int[] findNextRequests(List<String> requests) {
        int[] nextAt = new int[requests.size()];
        Map<String, Integer> latest = new HashMap<>();
        for (int at = nextAt.length - 1; at >= 0; at--) {
            Integer next = latest.put(requests.get(at), at);
            nextAt[at] = next == null ? Integer.MAX_VALUE : next;
        }
        return nextAt;
    }
}
