import java.util.List;

class Solution {
    static String freeFileName(String wanted, List<String> taken) {
        boolean f = false;
        for (int i = 0; i < taken.size(); i++) {
            if (taken.get(i).equalsIgnoreCase(wanted)) {
                f = true;
            }
        }
        if (f) {
            int d = -1;
            for (int i = 0; i < wanted.length(); i++) {
                if (wanted.charAt(i) == '.') {
                    if (i != 0) {
                        if (i != wanted.length() - 1) {
                            d = i;
                        }
                    }
                }
            }
            String s;
            String e;
            if (d == -1) {
                s = wanted;
                e = "";
            } else {
                s = wanted.substring(0, d);
                e = wanted.substring(d);
            }
            long k = 1;
            if (s.length() > 0 && s.charAt(s.length() - 1) == ')') {
                int i = s.length() - 2;
                String g = "";
                while (i >= 0 && s.charAt(i) >= '0' && s.charAt(i) <= '9') {
                    g = s.charAt(i) + g;
                    i = i - 1;
                }
                if (g.length() >= 1) {
                    if (g.length() <= 6) {
                        if (g.charAt(0) != '0') {
                            if (i >= 0 && s.charAt(i) == '(') {
                                if (i - 1 >= 0 && s.charAt(i - 1) == ' ') {
                                    if (i - 1 > 0) {
                                        k = Long.parseLong(g);
                                        s = s.substring(0, i - 1);
                                    }
                                }
                            }
                        }
                    }
                }
            }
            k = k + 1;
            f = true;
            while (f) {
                f = false;
                for (int i = 0; i < taken.size(); i++) {
                    if (taken.get(i).equalsIgnoreCase(s + " (" + k + ")" + e)) {
                        f = true;
                    }
                }
                if (f) {
                    k = k + 1;
                }
            }
            return s + " (" + k + ")" + e;
        } else {
            return wanted;
        }
    }
}
