import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

class Solution {
    /** Steps by the place of their name in the order of names; ready ones are bits that are set. */
    static List<String> prepOrder(Map<String, List<String>> needs) {
        TreeSet<String> names = new TreeSet<>(Solution::compareNames);
        names.addAll(needs.keySet());
        needs.values().forEach(names::addAll);
        List<String> steps = new ArrayList<>(names);
        Map<String, Integer> places = new HashMap<>();
        for (String step : steps) {
            places.put(step, places.size());
        }

        int[] open = new int[steps.size()];
        List<List<Integer>> followers = new ArrayList<>();
        steps.forEach(step -> followers.add(new ArrayList<>()));
        needs.forEach((step, needed) -> {
            int place = places.get(step);
            for (String other : needed) {
                // A step named twice is waited for twice and comes free twice.
                followers.get(places.get(other)).add(place);
                open[place]++;
            }
        });

        BitSet ready = new BitSet();
        for (int place = 0; place < open.length; place++) {
            ready.set(place, open[place] == 0);
        }
        List<String> order = new ArrayList<>();
        for (int next = ready.nextSetBit(0); next >= 0; ) {
            ready.clear(next);
            order.add(steps.get(next));
            int goOn = next;
            for (int follower : followers.get(next)) {
                open[follower]--;
                if (open[follower] == 0) {
                    ready.set(follower);
                    goOn = Math.min(goOn, follower);
                }
            }
            next = ready.nextSetBit(goOn);
        }
        return order.size() < steps.size() ? null : order;
    }

    private static int compareNames(String left, String right) {
        int at = 0;
        while (at < left.length() && at < right.length()) {
            int a = left.codePointAt(at);
            int b = right.codePointAt(at);
            if (a != b) {
                return Integer.compare(a, b);
            }
            at += Character.charCount(a);
        }
        return Integer.compare(left.length(), right.length());
    }
}
