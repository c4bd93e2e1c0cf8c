import java.util.List;

class Solution {
    static Long cheapestOffer(List<List<Long>> offers) {
        Long best = null;
        long bestPrice = 0;
        long bestPieces = 0;
        for (int position = 0; position < offers.size(); position++) {
            long price = offers.get(position).get(0);
            long pieces = offers.get(position).get(1);
            if (pieces == 0) {
                continue;
            }
            int order = best == null ? -1 : compareProducts(price, bestPieces, bestPrice, pieces);
            if (order < 0 || (order == 0 && pieces > bestPieces)) {
                best = (long) position;
                bestPrice = price;
                bestPieces = pieces;
            }
        }
        return best;
    }

    /** Compares a × b with c × d by the two halves of the 128-bit products. */
    private static int compareProducts(long a, long b, long c, long d) {
        int high = Long.compare(Math.multiplyHigh(a, b), Math.multiplyHigh(c, d));
        return high != 0 ? high : Long.compareUnsigned(a * b, c * d);
    }
}
