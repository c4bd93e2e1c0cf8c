import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    static Long readyMinute(Map<String, Long> minutes, Map<String, List<String>> needs, String goal, long tick) {
        List<String> todo = new ArrayList<>();
        todo.add(goal);
        Map<String, Boolean> known = new HashMap<>();
        known.put(goal, true);
        int i = 0;
        while (i < todo.size()) {
            String s = todo.get(i);
            if (needs.containsKey(s)) {
                for (String n : needs.get(s)) {
                    if (!known.containsKey(n)) {
                        known.put(n, true);
                        todo.add(n);
                    }
                }
            }
            i++;
        }
        Map<String, Long> done = new HashMap<>();
        boolean again = true;
        while (again) {
            again = false;
            for (String s : todo) {
                if (!done.containsKey(s)) {
                    if (needs.containsKey(s)) {
                        long t = 0;
                        boolean ok = true;
                        for (String n : needs.get(s)) {
                            if (done.containsKey(n)) {
                                if (done.get(n) > t) {
                                    t = done.get(n);
                                }
                            } else {
                                ok = false;
                            }
                        }
                        if (ok) {
                            if (t % tick != 0) {
                                t = t / tick;
                                t = t + 1;
                                t = t * tick;
                            }
                            if (minutes.containsKey(s)) {
                                t = t + minutes.get(s);
                                done.put(s, t);
                                again = true;
                            } else {
                                done.put(s, t);
                                again = true;
                            }
                        }
                    } else {
                        if (minutes.containsKey(s)) {
                            done.put(s, minutes.get(s));
                            again = true;
                        } else {
                            done.put(s, 0L);
                            again = true;
                        }
                    }
                }
            }
        }
        if (done.containsKey(goal)) {
            if (done.size() == todo.size()) {
                return done.get(goal);
            } else {
                return null;
            }
        } else {
            return null;
        }
    }
}
