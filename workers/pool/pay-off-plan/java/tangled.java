import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<Long> listInstalments(long debt, long payment, long rate) {
        List<Long> out = new ArrayList<>();
        if (debt == 0) {
            return out;
        } else {
            long x = debt * rate;
            if (x % 10000 == 0) {
                x = x / 10000;
            } else {
                x = x / 10000;
                x = x + 1;
            }
            if (x >= payment) {
                throw new IllegalArgumentException("payment");
            } else {
                long d = debt;
                boolean done = false;
                while (!done) {
                    x = d * rate;
                    if (x % 10000 == 0) {
                        x = x / 10000;
                    } else {
                        x = x / 10000;
                        x = x + 1;
                    }
                    d = d + x;
                    if (d <= payment) {
                        out.add(d);
                        d = 0;
                        done = true;
                    } else {
                        if (d - payment < 100) {
                            out.add(payment + (d - payment));
                            d = 0;
                            done = true;
                        } else {
                            out.add(payment);
                            d = d - payment;
                            if (d == 0) {
                                done = true;
                            }
                        }
                    }
                }
                return out;
            }
        }
    }
}
