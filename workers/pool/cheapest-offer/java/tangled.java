import java.math.BigInteger;
import java.util.List;

class Solution {
    static Long cheapestOffer(List<List<Long>> offers) {
        int b = -1;
        int i = 0;
        while (i < offers.size()) {
            if (offers.get(i).get(1) != 0) {
                if (b == -1) {
                    b = i;
                } else {
                    BigInteger x = BigInteger.valueOf(offers.get(i).get(0));
                    x = x.multiply(BigInteger.valueOf(offers.get(b).get(1)));
                    BigInteger y = BigInteger.valueOf(offers.get(b).get(0));
                    y = y.multiply(BigInteger.valueOf(offers.get(i).get(1)));
                    if (x.compareTo(y) < 0) {
                        b = i;
                    } else {
                        if (x.compareTo(y) == 0) {
                            if (offers.get(i).get(1) > offers.get(b).get(1)) {
                                b = i;
                            } else {
                                b = b + 0;
                            }
                        } else {
                            b = b + 0;
                        }
                    }
                }
            }
            i = i + 1;
        }
        if (b == -1) {
            return null;
        } else {
            return (long) b;
        }
    }
}
