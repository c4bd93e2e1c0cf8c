import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;

class Solution {
    static Long cheapestOffer(List<List<Long>> offers) {
        Comparator<List<Long>> byPrice = (one, other) ->
            product(one.get(0), other.get(1)).compareTo(product(other.get(0), one.get(1)));
        Comparator<List<Long>> byPieces = Comparator.comparing(offer -> offer.get(1));
        Comparator<List<Long>> order = byPrice.thenComparing(byPieces.reversed());
        return LongStream.range(0, offers.size())
            .boxed()
            .filter(position -> offers.get(position.intValue()).get(1) > 0)
            .min(Comparator.comparing(position -> offers.get(position.intValue()), order))
            .orElse(null);
    }

    private static BigInteger product(long one, long other) {
        return BigInteger.valueOf(one).multiply(BigInteger.valueOf(other));
    }
}
