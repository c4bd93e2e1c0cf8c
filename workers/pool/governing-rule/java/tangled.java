import java.util.ArrayList;
import java.util.List;

class Solution {
    static Long governingRule(List<String> rules, String path) {
        String ok = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-_";
        List<String> p = new ArrayList<>();
        if (!path.equals("/")) {
            if (path.length() == 0 || path.charAt(0) != '/') {
                throw new IllegalArgumentException("path");
            }
            for (String s : path.substring(1).split("/", -1)) {
                if (s.equals("")) {
                    throw new IllegalArgumentException("path");
                }
                for (int x = 0; x < s.length(); x++) {
                    if (ok.indexOf(s.charAt(x)) < 0) {
                        throw new IllegalArgumentException("path");
                    }
                }
                p.add(s);
            }
        }
        Long b = null;
        long bn = 0;
        boolean bo = false;
        for (int i = 0; i < rules.size(); i++) {
            String r = rules.get(i);
            List<String> q = new ArrayList<>();
            boolean o = false;
            if (!r.equals("/")) {
                if (r.length() == 0 || r.charAt(0) != '/') {
                    throw new IllegalArgumentException("rule");
                }
                for (String s : r.substring(1).split("/", -1)) {
                    if (o) {
                        throw new IllegalArgumentException("rule");
                    }
                    if (s.equals("")) {
                        throw new IllegalArgumentException("rule");
                    }
                    if (s.equals("**")) {
                        o = true;
                    } else {
                        if (!s.equals("*")) {
                            for (int x = 0; x < s.length(); x++) {
                                if (ok.indexOf(s.charAt(x)) < 0) {
                                    throw new IllegalArgumentException("rule");
                                }
                            }
                        }
                        q.add(s);
                    }
                }
            }
            boolean m = true;
            long n = 0;
            if (o) {
                if (q.size() > p.size()) {
                    m = false;
                }
            } else {
                if (q.size() != p.size()) {
                    m = false;
                }
            }
            if (m) {
                for (int j = 0; j < q.size(); j++) {
                    if (!q.get(j).equals("*")) {
                        if (q.get(j).equals(p.get(j))) {
                            n = n + 1;
                        } else {
                            m = false;
                        }
                    }
                }
            }
            if (m) {
                if (b == null) {
                    b = (long) i;
                    bn = n;
                    bo = o;
                } else {
                    if (n > bn) {
                        b = (long) i;
                        bn = n;
                        bo = o;
                    } else {
                        if (n == bn) {
                            if (bo) {
                                b = (long) i;
                                bn = n;
                                bo = o;
                            } else {
                                if (!o) {
                                    b = (long) i;
                                    bn = n;
                                    bo = o;
                                }
                            }
                        }
                    }
                }
            }
        }
        return b;
    }
}
