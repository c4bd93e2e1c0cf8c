import java.util.HashMap;
import java.util.Map;

class Solution {
    static Map<String, String> mergeSettings(
            Map<String, String> base, Map<String, String> mine, Map<String, String> theirs) {
        Map<String, String> merged = new HashMap<>(base);
        base.forEach((name, value) -> {
            boolean changed = differs(mine, name, value) || differs(theirs, name, value);
            boolean missing = !mine.containsKey(name) || !theirs.containsKey(name);
            if (missing && !changed) {
                merged.remove(name);
            }
        });
        theirs.forEach((name, value) -> {
            if (!value.equals(base.get(name))) {
                merged.put(name, value);
            }
        });
        mine.forEach((name, value) -> {
            if (!value.equals(base.get(name))) {
                merged.put(name, value);
            }
        });
        return merged;
    }

    private static boolean differs(Map<String, String> copy, String name, String value) {
        return copy.containsKey(name) && !copy.get(name).equals(value);
    }
}
