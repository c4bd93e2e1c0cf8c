import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<Long> fairSplit(long amount, List<Long> weights) {
        BigInteger w = BigInteger.ZERO;
        for (int i = 0; i < weights.size(); i++) {
            w = w.add(BigInteger.valueOf(weights.get(i)));
        }
        if (weights.size() == 0) {
            return null;
        } else {
            if (w.compareTo(BigInteger.ZERO) == 0) {
                return null;
            } else {
                List<Long> shares = new ArrayList<>();
                List<BigInteger> rest = new ArrayList<>();
                List<Boolean> done = new ArrayList<>();
                if (amount < 0) {
                    BigInteger a = BigInteger.valueOf(amount).negate();
                    BigInteger left = a;
                    for (int i = 0; i < weights.size(); i++) {
                        BigInteger p = a.multiply(BigInteger.valueOf(weights.get(i)));
                        shares.add(p.divide(w).longValue());
                        rest.add(p.remainder(w));
                        done.add(false);
                        left = left.subtract(p.divide(w));
                    }
                    while (left.compareTo(BigInteger.ZERO) > 0) {
                        int best = -1;
                        for (int i = 0; i < weights.size(); i++) {
                            if (done.get(i) == false) {
                                if (best == -1) {
                                    best = i;
                                } else {
                                    if (rest.get(i).compareTo(rest.get(best)) > 0) {
                                        best = i;
                                    }
                                }
                            }
                        }
                        shares.set(best, shares.get(best) + 1);
                        done.set(best, true);
                        left = left.subtract(BigInteger.ONE);
                    }
                    for (int i = 0; i < shares.size(); i++) {
                        shares.set(i, -shares.get(i));
                    }
                    return shares;
                } else {
                    BigInteger a = BigInteger.valueOf(amount);
                    BigInteger left = a;
                    for (int i = 0; i < weights.size(); i++) {
                        BigInteger p = a.multiply(BigInteger.valueOf(weights.get(i)));
                        shares.add(p.divide(w).longValue());
                        rest.add(p.remainder(w));
                        done.add(false);
                        left = left.subtract(p.divide(w));
                    }
                    while (left.compareTo(BigInteger.ZERO) > 0) {
                        int best = -1;
                        for (int i = 0; i < weights.size(); i++) {
                            if (done.get(i) == false) {
                                if (best == -1) {
                                    best = i;
                                } else {
                                    if (rest.get(i).compareTo(rest.get(best)) > 0) {
                                        best = i;
                                    }
                                }
                            }
                        }
                        shares.set(best, shares.get(best) + 1);
                        done.set(best, true);
                        left = left.subtract(BigInteger.ONE);
                    }
                    return shares;
                }
            }
        }
    }
}
