import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Not a candidate: what the driver loads and calls once before it says that it is ready. */
public class Solution {
    public static Object rehearse(
            int small, long large, double real, String text, List<Integer> list, int[] array,
            Map<String, Integer> map, boolean flag) {
        List<Object> all = new ArrayList<>(List.of(small, large, real, text, list, array, map, flag));
        all.add(new HashMap<>(map).keySet());
        all.add(new Solution());
        return all;
    }

    static Object rehearse() {
        throw new IllegalStateException("rehearsed");
    }
}
