import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    static List<Object> applyOrders(Map<String, Long> stock, List<List<Object>> orders) {
        Map<String, Long> left = new HashMap<>(stock);
        List<Long> refused = new ArrayList<>();
        for (int position = 0; position < orders.size(); position++) {
            String article = (String) orders.get(position).get(0);
            long quantity = ((Number) orders.get(position).get(1)).longValue();
            long inStore = left.getOrDefault(article, 0L);
            if (quantity >= 1 && quantity <= inStore) {
                left.put(article, inStore - quantity);
            } else {
                refused.add((long) position);
            }
        }
        left.values().removeIf(quantity -> quantity == 0);
        return List.of(left, refused);
    }
}
