import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

class Solution {
    static List<String> filesToRebuild(Map<String, List<String>> includes, List<String> changed, List<String> pinned) {
        Set<String> stale = new HashSet<>(changed);
        Set<String> result = new TreeSet<>();
        boolean grew = true;
        while (grew) {
            grew = false;
            for (Map.Entry<String, List<String>> file : includes.entrySet()) {
                boolean reached = !Collections.disjoint(file.getValue(), stale);
                if (reached && !pinned.contains(file.getKey()) && result.add(file.getKey())) {
                    stale.add(file.getKey());
                    grew = true;
                }
            }
        }
        return new ArrayList<>(result);
    }
}
