class Solution {
    static long partValue(String code) {
        String b = "";
        String a = "";
        char u = ' ';
        for (int i = 0; i < code.length(); i++) {
            char c = code.charAt(i);
            if (u == ' ') {
                if (c == 'R' || c == 'k' || c == 'M') {
                    u = c;
                } else {
                    if (c >= '0' && c <= '9') {
                        b = b + c;
                    } else {
                        throw new IllegalArgumentException("bad character");
                    }
                }
            } else {
                if (c == 'R' || c == 'k' || c == 'M') {
                    throw new IllegalArgumentException("second letter");
                } else {
                    if (c >= '0' && c <= '9') {
                        a = a + c;
                    } else {
                        throw new IllegalArgumentException("bad character");
                    }
                }
            }
        }
        if (u != ' ') {
            if (b.length() > 0 || a.length() > 0) {
                if (b.length() <= 3 && a.length() <= 3) {
                    if (b.length() > 1) {
                        if (b.charAt(0) == '0') {
                            throw new IllegalArgumentException("leading zero");
                        }
                    }
                    if (b.equals("")) {
                        b = "0";
                    }
                    if (a.equals("")) {
                        a = "000";
                    } else if (a.length() == 1) {
                        a = a + "00";
                    } else if (a.length() == 2) {
                        a = a + "0";
                    }
                    if (u == 'R') {
                        return Long.parseLong(b) * 1000 + Long.parseLong(a);
                    } else if (u == 'k') {
                        return Long.parseLong(b) * 1000 * 1000 + Long.parseLong(a) * 1000;
                    } else {
                        return Long.parseLong(b) * 1000 * 1000 * 1000 + Long.parseLong(a) * 1000 * 1000;
                    }
                } else {
                    throw new IllegalArgumentException("too long");
                }
            } else {
                throw new IllegalArgumentException("no digits");
            }
        } else {
            throw new IllegalArgumentException("no letter");
        }
    }
}
