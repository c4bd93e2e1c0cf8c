class Solution {
    static Long spanSeconds(String text) {
        long total = 0;
        int stage = 0;
        int i = 0;
        if (text.length() == 0) {
            return null;
        } else {
            while (i < text.length()) {
                String s = "";
                while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
                    s = s + text.charAt(i);
                    i = i + 1;
                }
                if (s.equals("")) {
                    return null;
                } else {
                    if (s.length() > 1) {
                        if (s.charAt(0) == '0') {
                            return null;
                        }
                    }
                    if (i >= text.length()) {
                        return null;
                    } else {
                        long n = Long.parseLong(s);
                        if (text.charAt(i) == 'w') {
                            if (stage < 1) {
                                total = total + n * 7 * 24 * 60 * 60;
                                stage = 1;
                            } else {
                                return null;
                            }
                        } else if (text.charAt(i) == 'd') {
                            if (stage < 2) {
                                total = total + n * 24 * 60 * 60;
                                stage = 2;
                            } else {
                                return null;
                            }
                        } else if (text.charAt(i) == 'h') {
                            if (stage < 3) {
                                total = total + n * 60 * 60;
                                stage = 3;
                            } else {
                                return null;
                            }
                        } else if (text.charAt(i) == 'm') {
                            if (stage < 4) {
                                total = total + n * 60;
                                stage = 4;
                            } else {
                                return null;
                            }
                        } else if (text.charAt(i) == 's') {
                            if (stage < 5) {
                                total = total + n;
                                stage = 5;
                            } else {
                                return null;
                            }
                        } else {
                            return null;
                        }
                        i = i + 1;
                    }
                }
            }
            return total;
        }
    }
}
