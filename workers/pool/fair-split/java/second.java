import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

class Solution {
    private record Waiting(BigInteger remainder, int position) implements Comparable<Waiting> {
        @Override
        public int compareTo(Waiting other) {
            int byRemainder = other.remainder.compareTo(remainder);
            return byRemainder != 0 ? byRemainder : Integer.compare(position, other.position);
        }
    }

    static List<Long> fairSplit(long amount, List<Long> weights) {
        BigInteger total = BigInteger.ZERO;
        for (long weight : weights) {
            total = total.add(BigInteger.valueOf(weight));
        }
        if (total.equals(BigInteger.ZERO)) {
            return null;
        }
        long sign = amount < 0 ? -1 : 1;
        BigInteger cents = BigInteger.valueOf(amount).abs();
        List<Long> result = new ArrayList<>();
        PriorityQueue<Waiting> line = new PriorityQueue<>();
        BigInteger sumOfRemainders = BigInteger.ZERO;
        for (int position = 0; position < weights.size(); position++) {
            BigInteger product = cents.multiply(BigInteger.valueOf(weights.get(position)));
            BigInteger remainder = product.mod(total);
            result.add(sign * product.divide(total).longValueExact());
            line.add(new Waiting(remainder, position));
            sumOfRemainders = sumOfRemainders.add(remainder);
        }
        // The remainders add up to the left-over cents times the sum of the weights.
        for (long left = sumOfRemainders.divide(total).longValueExact(); left > 0; left--) {
            int position = line.remove().position();
            result.set(position, result.get(position) + sign);
        }
        return result;
    }
}
