import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    static List<String> droppedKeys(long capacity, List<String> requests, List<String> pinned) {
        int n = requests.size();
        int[] nx = new int[n];
        Map<String, Integer> last = new HashMap<>();
        for (int i = n - 1; i >= 0; i--) {
            if (last.containsKey(requests.get(i))) {
                nx[i] = last.get(requests.get(i));
            } else {
                nx[i] = n;
            }
            last.put(requests.get(i), i);
        }
        Map<String, Boolean> pins = new HashMap<>();
        for (String p : pinned) {
            pins.put(p, true);
        }
        Map<String, Integer> mem = new HashMap<>();
        Map<String, Integer> rd = new HashMap<>();
        Map<Integer, String> atN = new HashMap<>();
        Map<String, Boolean> gone = new HashMap<>();
        List<String> out = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            String k = requests.get(i);
            if (mem.containsKey(k)) {
                int old = mem.get(k);
                if (old < n) {
                    if (atN.containsKey(old)) {
                        atN.remove(old);
                    }
                }
                mem.put(k, nx[i]);
                if (!pins.containsKey(k)) {
                    if (nx[i] < n) {
                        atN.put(nx[i], k);
                    } else {
                        gone.put(k, true);
                    }
                }
            } else {
                if (mem.size() < capacity) {
                    mem.put(k, nx[i]);
                    rd.put(k, i);
                    if (!pins.containsKey(k)) {
                        if (nx[i] < n) {
                            atN.put(nx[i], k);
                        } else {
                            gone.put(k, true);
                        }
                    }
                } else {
                    if (!pins.containsKey(k)) {
                        if (nx[i] < n) {
                            String v = null;
                            if (gone.size() > 0) {
                                for (String g : gone.keySet()) {
                                    if (v == null) {
                                        v = g;
                                    } else {
                                        if (rd.get(g) < rd.get(v)) {
                                            v = g;
                                        }
                                    }
                                }
                            } else {
                                if (atN.size() > 0) {
                                    int m = -1;
                                    for (int a : atN.keySet()) {
                                        if (a > m) {
                                            m = a;
                                        }
                                    }
                                    if (m > nx[i]) {
                                        v = atN.get(m);
                                    }
                                }
                            }
                            if (v != null) {
                                out.add(v);
                                if (gone.containsKey(v)) {
                                    gone.remove(v);
                                } else {
                                    atN.remove(mem.get(v));
                                }
                                mem.remove(v);
                                rd.remove(v);
                                mem.put(k, nx[i]);
                                rd.put(k, i);
                                atN.put(nx[i], k);
                            }
                        }
                    } else {
                        String v = null;
                        if (gone.size() > 0) {
                            for (String g : gone.keySet()) {
                                if (v == null) {
                                    v = g;
                                } else {
                                    if (rd.get(g) < rd.get(v)) {
                                        v = g;
                                    }
                                }
                            }
                        } else {
                            if (atN.size() > 0) {
                                int m = -1;
                                for (int a : atN.keySet()) {
                                    if (a > m) {
                                        m = a;
                                    }
                                }
                                v = atN.get(m);
                            }
                        }
                        if (v != null) {
                            out.add(v);
                            if (gone.containsKey(v)) {
                                gone.remove(v);
                            } else {
                                atN.remove(mem.get(v));
                            }
                            mem.remove(v);
                            rd.remove(v);
                            mem.put(k, nx[i]);
                            rd.put(k, i);
                        }
                    }
                }
            }
        }
        return out;
    }
}
