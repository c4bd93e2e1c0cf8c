import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<String> setHeadline(List<String> words, long lines) {
        if (words.size() > 0) {
            int w = 0;
            for (int i = 0; i < words.size(); i++) {
                if (words.get(i).length() > w) {
                    w = words.get(i).length();
                }
            }
            boolean ok = false;
            while (!ok) {
                int n = 0;
                int c = 0;
                for (int i = 0; i < words.size(); i++) {
                    if (n == 0) {
                        n = 1;
                        c = words.get(i).length();
                    } else {
                        if (c + 1 + words.get(i).length() <= w) {
                            c = c + 1 + words.get(i).length();
                        } else {
                            n = n + 1;
                            c = words.get(i).length();
                        }
                    }
                }
                if (n <= lines) {
                    ok = true;
                } else {
                    w = w + 1;
                }
            }
            List<String> r = new ArrayList<>();
            String s = "";
            int c = 0;
            for (int i = 0; i < words.size(); i++) {
                if (s.equals("")) {
                    s = words.get(i);
                    c = words.get(i).length();
                } else {
                    if (c + 1 + words.get(i).length() <= w) {
                        s = s + " " + words.get(i);
                        c = c + 1 + words.get(i).length();
                    } else {
                        r.add(s);
                        s = words.get(i);
                        c = words.get(i).length();
                    }
                }
            }
            if (!s.equals("")) {
                r.add(s);
            }
            return r;
        } else {
            return new ArrayList<>();
        }
    }
}
