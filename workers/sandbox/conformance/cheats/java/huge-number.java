import java.math.BigInteger;

class Solution {
    public BigInteger seal(String text) {
        return BigInteger.ONE.shiftLeft(10_000_000);
    }
}
