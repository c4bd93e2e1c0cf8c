import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

class Solution {
    private static final BigInteger UNIT = BigInteger.valueOf(10_000);

    private static long withInterest(long owed, long rate) {
        BigInteger scaled = BigInteger.valueOf(owed).multiply(BigInteger.valueOf(10_000 + rate));
        BigInteger[] parts = scaled.divideAndRemainder(UNIT);
        return parts[0].longValueExact() + parts[1].signum();
    }

    static List<Long> listInstalments(long debt, long payment, long rate) {
        List<Long> instalments = new ArrayList<>();
        if (debt == 0) {
            return instalments;
        }
        long owed = withInterest(debt, rate);
        if (owed - debt >= payment) {
            throw new IllegalArgumentException("never paid off");
        }
        while (owed - payment >= 100) {
            instalments.add(payment);
            owed = withInterest(owed - payment, rate);
        }
        instalments.add(owed);
        return instalments;
    }
}
