import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<Long> listInstalments(long debt, long payment, long rate) {
        List<Long> instalments = new ArrayList<>();
        long owed = debt;
        while (owed > 0) {
            long interest = (owed * rate + 9999) / 10000;
            if (instalments.isEmpty() && interest >= payment) {
                throw new IllegalArgumentException("the payment does not cover the interest");
            }
            owed += interest;
            long instalment = owed - payment >= 100 ? payment : owed;
            instalments.add(instalment);
            owed -= instalment;
        }
        return instalments;
    }
}
