import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    static List<String> prepOrder(Map<String, List<String>> needs) {
        List<String> allSteps = new ArrayList<>();
        Map<String, Boolean> seen = new HashMap<>();
        for (String s : needs.keySet()) {
            if (seen.containsKey(s) == false) {
                seen.put(s, true);
                allSteps.add(s);
            }
            for (int i = 0; i < needs.get(s).size(); i++) {
                if (seen.containsKey(needs.get(s).get(i)) == false) {
                    seen.put(needs.get(s).get(i), true);
                    allSteps.add(needs.get(s).get(i));
                }
            }
        }
        allSteps.sort((x, y) -> {
            int[] p = x.codePoints().toArray();
            int[] q = y.codePoints().toArray();
            for (int i = 0; i < p.length; i++) {
                if (i < q.length) {
                    if (p[i] < q[i]) {
                        return -1;
                    } else {
                        if (p[i] > q[i]) {
                            return 1;
                        }
                    }
                } else {
                    return 1;
                }
            }
            if (p.length < q.length) {
                return -1;
            } else {
                return 0;
            }
        });
        Map<String, Integer> number = new HashMap<>();
        int[] count = new int[allSteps.size()];
        List<List<Integer>> after = new ArrayList<>();
        for (int a = 0; a < allSteps.size(); a++) {
            number.put(allSteps.get(a), a);
            after.add(new ArrayList<>());
        }
        for (int b = 0; b < allSteps.size(); b++) {
            if (needs.containsKey(allSteps.get(b))) {
                List<String> list = needs.get(allSteps.get(b));
                Map<String, Boolean> already = new HashMap<>();
                for (int c = 0; c < list.size(); c++) {
                    if (already.containsKey(list.get(c))) {
                        continue;
                    } else {
                        already.put(list.get(c), true);
                        count[b] = count[b] + 1;
                        after.get(number.get(list.get(c))).add(b);
                    }
                }
            }
        }
        // ready is kept sorted, largest first
        List<Integer> ready = new ArrayList<>();
        for (int d = allSteps.size() - 1; d >= 0; d--) {
            if (count[d] == 0) {
                ready.add(d);
            }
        }
        List<String> result = new ArrayList<>();
        while (true) {
            if (ready.size() == 0) {
                break;
            } else {
                int x = ready.get(ready.size() - 1);
                ready.remove(ready.size() - 1);
                result.add(allSteps.get(x));
                for (int e = 0; e < after.get(x).size(); e++) {
                    int s = after.get(x).get(e);
                    if (count[s] > 0) {
                        count[s] = count[s] - 1;
                        if (count[s] == 0) {
                            int low = 0;
                            int high = ready.size();
                            while (low < high) {
                                int mid = (low + high) / 2;
                                if (ready.get(mid) > s) {
                                    low = mid + 1;
                                } else {
                                    high = mid;
                                }
                            }
                            ready.add(low, s);
                        }
                    }
                }
            }
        }
        if (result.size() == allSteps.size()) {
            return result;
        } else {
            return null;
        }
    }
}
