import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    static List<Object> applyOrders(Map<String, Long> stock, List<List<Object>> orders) {
        List<String> names = new ArrayList<>();
        List<Long> amounts = new ArrayList<>();
        for (String key : stock.keySet()) {
            names.add(key);
            amounts.add(stock.get(key));
        }
        List<Long> bad = new ArrayList<>();
        for (int i = 0; i < orders.size(); i++) {
            String name = (String) orders.get(i).get(0);
            long q = ((Number) orders.get(i).get(1)).longValue();
            if (q < 0) {
                bad.add((long) i);
            } else {
                if (q == 0) {
                    bad.add((long) i);
                } else {
                    boolean found = false;
                    for (int j = 0; j < names.size(); j++) {
                        if (names.get(j).equals(name)) {
                            found = true;
                            if (amounts.get(j) > q) {
                                amounts.set(j, amounts.get(j) - q);
                            } else {
                                if (amounts.get(j) == q) {
                                    amounts.set(j, 0L);
                                } else {
                                    bad.add((long) i);
                                }
                            }
                        }
                    }
                    if (found == false) {
                        bad.add((long) i);
                    }
                }
            }
        }
        Map<String, Long> result = new HashMap<>();
        for (int j = 0; j < names.size(); j++) {
            if (amounts.get(j) == 0) {
                continue;
            } else {
                if (amounts.get(j) > 0) {
                    result.put(names.get(j), amounts.get(j));
                }
            }
        }
        List<Object> pair = new ArrayList<>();
        pair.add(result);
        pair.add(bad);
        return pair;
    }
}
