import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

class Solution {
    static List<Long> fairSplit(long amount, List<Long> weights) {
        // A product of two longs may be too large for a long.
        BigInteger total = weights.stream().map(BigInteger::valueOf).reduce(BigInteger.ZERO, BigInteger::add);
        if (total.signum() == 0) {
            return null;
        }
        BigInteger cents = BigInteger.valueOf(amount).abs();
        List<BigInteger> shares = new ArrayList<>();
        List<BigInteger> remainders = new ArrayList<>();
        BigInteger leftOver = cents;
        for (long weight : weights) {
            BigInteger[] part = cents.multiply(BigInteger.valueOf(weight)).divideAndRemainder(total);
            shares.add(part[0]);
            remainders.add(part[1]);
            leftOver = leftOver.subtract(part[0]);
        }
        // The sort is stable: equal remainders stay in order of position.
        IntStream.range(0, weights.size())
                .boxed()
                .sorted(Comparator.comparing(remainders::get, Comparator.reverseOrder()))
                .limit(leftOver.longValueExact())
                .forEach(position -> shares.set(position, shares.get(position).add(BigInteger.ONE)));
        return shares.stream()
                .map(share -> amount < 0 ? share.negate() : share)
                .map(BigInteger::longValueExact)
                .toList();
    }
}
