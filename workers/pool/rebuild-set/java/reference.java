import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

class Solution {
    static List<String> filesToRebuild(Map<String, List<String>> includes, List<String> changed, List<String> pinned) {
        Map<String, List<String>> includedBy = new HashMap<>();
        includes.forEach((name, included) -> {
            for (String other : included) {
                includedBy.computeIfAbsent(other, key -> new ArrayList<>()).add(name);
            }
        });
        Set<String> kept = new HashSet<>(pinned);
        Set<String> rebuilt = new TreeSet<>();
        Deque<String> waiting = new ArrayDeque<>(changed);
        while (!waiting.isEmpty()) {
            for (String name : includedBy.getOrDefault(waiting.pop(), List.of())) {
                if (!kept.contains(name) && rebuilt.add(name)) {
                    waiting.push(name);
                }
            }
        }
        return new ArrayList<>(rebuilt);
    }
}
