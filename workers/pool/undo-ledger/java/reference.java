import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<Long> finalBalance(List<List<Object>> entries) {
        List<Long> balances = new ArrayList<>(List.of(0L));
        for (List<Object> entry : entries) {
            long number = ((Number) entry.get(1)).longValue();
            long balance = balances.get(balances.size() - 1);
            switch ((String) entry.get(0)) {
                case "in" -> balances.add(balance + number);
                case "out" -> {
                    if (number <= balance) {
                        balances.add(balance - number);
                    }
                }
                default -> {
                    int kept = (int) Math.max(1, balances.size() - number);
                    balances.subList(kept, balances.size()).clear();
                }
            }
        }
        return List.of(balances.get(balances.size() - 1), balances.size() - 1L);
    }
}
