class Solution {
    static long parcelDepot(String number) {
        if (number.length() == 8) {
            boolean ok = true;
            for (int i = 0; i < 8; i++) {
                if (number.charAt(i) < '0' || number.charAt(i) > '9') {
                    ok = false;
                }
            }
            if (ok) {
                long s = 0;
                s = s + (number.charAt(0) - '0') * 8;
                s = s + (number.charAt(1) - '0') * 7;
                s = s + (number.charAt(2) - '0') * 6;
                s = s + (number.charAt(3) - '0') * 5;
                s = s + (number.charAt(4) - '0') * 4;
                s = s + (number.charAt(5) - '0') * 3;
                s = s + (number.charAt(6) - '0') * 2;
                long r = s - 11 * (s / 11);
                if (r != 10) {
                    if (r == number.charAt(7) - '0') {
                        long d = (number.charAt(0) - '0') * 100;
                        d = d + (number.charAt(1) - '0') * 10;
                        d = d + (number.charAt(2) - '0');
                        if (d != 0) {
                            return d;
                        } else {
                            throw new IllegalArgumentException("depot");
                        }
                    } else {
                        throw new IllegalArgumentException("check digit");
                    }
                } else {
                    throw new IllegalArgumentException("remainder");
                }
            } else {
                throw new IllegalArgumentException("digits");
            }
        } else {
            throw new IllegalArgumentException("length");
        }
    }
}
