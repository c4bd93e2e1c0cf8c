import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

class Solution {
    static List<Long> finalBalance(List<List<Object>> entries) {
        long balance = 0;
        Deque<Long> bookings = new ArrayDeque<>();
        for (List<Object> entry : entries) {
            long number = ((Number) entry.get(1)).longValue();
            if (entry.get(0).equals("undo")) {
                for (long left = number; left > 0 && !bookings.isEmpty(); left--) {
                    balance -= bookings.pop();
                }
                continue;
            }
            long change = entry.get(0).equals("in") ? number : -number;
            if (balance + change >= 0) {
                balance += change;
                bookings.push(change);
            }
        }
        return List.of(balance, (long) bookings.size());
    }
}
