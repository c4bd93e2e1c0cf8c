import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;

class Solution {
    static List<Object> applyOrders(Map<String, Long> stock, List<List<Object>> orders) {
        Map<String, Long> left = new TreeMap<>();
        stock.forEach((article, quantity) -> {
            if (quantity > 0) {
                left.put(article, quantity);
            }
        });
        List<Long> refused = LongStream.range(0, orders.size())
                .filter(position -> !fill(left, orders.get((int) position)))
                .boxed()
                .toList();
        return List.of(left, refused);
    }

    /** Takes the quantity out if the store has it, and tells whether it had. */
    private static boolean fill(Map<String, Long> left, List<Object> order) {
        String article = (String) order.get(0);
        long quantity = ((Number) order.get(1)).longValue();
        Long inStore = left.get(article);
        if (quantity < 1 || inStore == null || inStore < quantity) {
            return false;
        }
        left.computeIfPresent(article, (name, held) -> held == quantity ? null : held - quantity);
        return true;
    }
}
