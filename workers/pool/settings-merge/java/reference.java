import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

class Solution {
    static Map<String, String> mergeSettings(
            Map<String, String> base, Map<String, String> mine, Map<String, String> theirs) {
        Set<String> names = new HashSet<>(base.keySet());
        names.addAll(mine.keySet());
        names.addAll(theirs.keySet());
        Map<String, String> merged = new HashMap<>();
        for (String name : names) {
            String value = mergeValue(base.get(name), mine.get(name), theirs.get(name));
            if (value != null) {
                merged.put(name, value);
            }
        }
        return merged;
    }

    private static String mergeValue(String before, String here, String there) {
        if (Objects.equals(here, before)) {
            return there;
        }
        if (Objects.equals(there, before)) {
            return here;
        }
        return here == null ? there : here;
    }
}
