class Solution {
    static String contractEnd(String received, long months) {
        int y = Integer.parseInt(received.substring(0, 4));
        int m = Integer.parseInt(received.substring(5, 7));
        int d = Integer.parseInt(received.substring(8, 10));
        if (d > 15) {
            if (m == 12) {
                m = 1;
                y = y + 1;
            } else {
                m = m + 1;
            }
        }
        long left = months;
        while (left > 0) {
            if (left >= 12) {
                y = y + 1;
                left = left - 12;
            } else {
                if (m == 12) {
                    m = 1;
                    y = y + 1;
                } else {
                    m = m + 1;
                }
                left = left - 1;
            }
        }
        if (m == 2) {
            if (y % 4 == 0) {
                if (y % 100 == 0) {
                    if (y % 400 == 0) {
                        d = 29;
                    } else {
                        d = 28;
                    }
                } else {
                    d = 29;
                }
            } else {
                d = 28;
            }
        } else if (m == 4) {
            d = 30;
        } else if (m == 6) {
            d = 30;
        } else if (m == 9) {
            d = 30;
        } else if (m == 11) {
            d = 30;
        } else {
            d = 31;
        }
        if (m < 10) {
            return y + "-0" + m + "-" + d;
        } else {
            return y + "-" + m + "-" + d;
        }
    }
}
