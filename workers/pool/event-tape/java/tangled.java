import java.util.HashMap;
import java.util.Map;

class Solution {
    static long longestCalmStretch(String tape, Map<String, Long> limits) {
        Map<String, Long> c = new HashMap<>();
        long r = 0;
        int i = 0;
        int j = 0;
        while (i < tape.length()) {
            String x = "" + tape.charAt(i);
            if (limits.containsKey(x)) {
                if (c.containsKey(x)) {
                    c.put(x, c.get(x) + 1);
                } else {
                    c.put(x, 1L);
                }
                if (c.get(x) > limits.get(x)) {
                    boolean go = true;
                    while (go) {
                        String y = "" + tape.charAt(j);
                        if (limits.containsKey(y)) {
                            c.put(y, c.get(y) - 1);
                            if (y.equals(x)) {
                                if (c.get(x) <= limits.get(x)) {
                                    go = false;
                                }
                                j = j + 1;
                            } else {
                                j = j + 1;
                            }
                        } else {
                            j = j + 1;
                        }
                    }
                    if (i - j + 1 > r) {
                        r = i - j + 1;
                    }
                } else {
                    if (i - j + 1 > r) {
                        r = i - j + 1;
                    }
                }
            } else {
                if (i - j + 1 > r) {
                    r = i - j + 1;
                }
            }
            i = i + 1;
        }
        return r;
    }
}
