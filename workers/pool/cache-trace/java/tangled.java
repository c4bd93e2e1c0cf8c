import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    static List<Object> cacheReport(long capacity, long lifetime, List<List<Object>> requests) {
        Map<String, Long> start = new HashMap<>();
        Map<String, Long> used = new HashMap<>();
        List<Long> orderNumbers = new ArrayList<>();
        List<String> orderKeys = new ArrayList<>();
        int orderPos = 0;
        List<Long> loadTimes = new ArrayList<>();
        List<String> loadKeys = new ArrayList<>();
        int loadPos = 0;
        long hits = 0;
        for (int n = 0; n < requests.size(); n++) {
            long t = ((Number) requests.get(n).get(0)).longValue();
            String k = (String) requests.get(n).get(1);
            boolean isHit = false;
            if (start.containsKey(k)) {
                if (t < start.get(k) + lifetime) {
                    isHit = true;
                }
            }
            if (isHit == true) {
                hits = hits + 1;
                used.put(k, (long) n);
                orderNumbers.add((long) n);
                orderKeys.add(k);
            } else {
                while (loadPos < loadTimes.size()) {
                    if (loadTimes.get(loadPos) + lifetime <= t) {
                        String d = loadKeys.get(loadPos);
                        if (start.containsKey(d)) {
                            if (start.get(d).equals(loadTimes.get(loadPos))) {
                                start.remove(d);
                                used.remove(d);
                            }
                        }
                        loadPos = loadPos + 1;
                    } else {
                        break;
                    }
                }
                if (capacity > 0) {
                    if (start.size() < capacity) {
                        start.put(k, t);
                        used.put(k, (long) n);
                        orderNumbers.add((long) n);
                        orderKeys.add(k);
                        loadTimes.add(t);
                        loadKeys.add(k);
                    } else {
                        boolean found = false;
                        while (found == false) {
                            String d = orderKeys.get(orderPos);
                            if (used.containsKey(d)) {
                                if (used.get(d).equals(orderNumbers.get(orderPos))) {
                                    start.remove(d);
                                    used.remove(d);
                                    found = true;
                                }
                            }
                            orderPos = orderPos + 1;
                        }
                        start.put(k, t);
                        used.put(k, (long) n);
                        orderNumbers.add((long) n);
                        orderKeys.add(k);
                        loadTimes.add(t);
                        loadKeys.add(k);
                    }
                }
            }
        }
        List<String> result = new ArrayList<>();
        if (requests.size() > 0) {
            long end = ((Number) requests.get(requests.size() - 1).get(0)).longValue();
            while (orderPos < orderNumbers.size()) {
                String d = orderKeys.get(orderPos);
                if (used.containsKey(d)) {
                    if (used.get(d).equals(orderNumbers.get(orderPos))) {
                        if (end < start.get(d) + lifetime) {
                            result.add(d);
                        }
                    }
                }
                orderPos = orderPos + 1;
            }
        }
        List<Object> pair = new ArrayList<>();
        pair.add(hits);
        pair.add(result);
        return pair;
    }
}
