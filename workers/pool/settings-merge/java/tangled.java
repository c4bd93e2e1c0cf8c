import java.util.HashMap;
import java.util.Map;

class Solution {
    static Map<String, String> mergeSettings(
            Map<String, String> base, Map<String, String> mine, Map<String, String> theirs) {
        Map<String, String> r = new HashMap<>();
        for (String n : base.keySet()) {
            if (mine.containsKey(n)) {
                if (theirs.containsKey(n)) {
                    if (mine.get(n).equals(base.get(n))) {
                        if (theirs.get(n).equals(base.get(n))) {
                            r.put(n, base.get(n));
                        } else {
                            r.put(n, theirs.get(n));
                        }
                    } else {
                        if (theirs.get(n).equals(base.get(n))) {
                            r.put(n, mine.get(n));
                        } else {
                            r.put(n, mine.get(n));
                        }
                    }
                } else {
                    if (!mine.get(n).equals(base.get(n))) {
                        r.put(n, mine.get(n));
                    }
                }
            } else {
                if (theirs.containsKey(n)) {
                    if (!theirs.get(n).equals(base.get(n))) {
                        r.put(n, theirs.get(n));
                    }
                }
            }
        }
        for (String n : mine.keySet()) {
            if (!base.containsKey(n)) {
                if (!theirs.containsKey(n)) {
                    r.put(n, mine.get(n));
                } else {
                    if (mine.get(n).equals(theirs.get(n))) {
                        r.put(n, theirs.get(n));
                    } else {
                        r.put(n, mine.get(n));
                    }
                }
            }
        }
        for (String n : theirs.keySet()) {
            if (!base.containsKey(n)) {
                if (!mine.containsKey(n)) {
                    r.put(n, theirs.get(n));
                }
            }
        }
        return r;
    }
}
