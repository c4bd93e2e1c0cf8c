import java.time.LocalDate;
import java.time.YearMonth;

class Solution {
    static String contractEnd(String received, long months) {
        LocalDate arrived = LocalDate.parse(received);
        YearMonth counted = YearMonth.from(arrived);
        if (arrived.getDayOfMonth() > 15) {
            counted = counted.plusMonths(1);
        }
        return counted.plusMonths(months).atEndOfMonth().toString();
    }
}
