import java.util.HashMap;
import java.util.Map;

class Solution {
    static Map<String, String> logFields(String line) {
        Map<String, String> r = new HashMap<>();
        int i = 0;
        int n = line.length();
        while (i < n) {
            if (line.charAt(i) == ' ') {
                i = i + 1;
            } else {
                if (line.charAt(i) >= 'a' && line.charAt(i) <= 'z') {
                    String k = "";
                    while (i < n && ((line.charAt(i) >= 'a' && line.charAt(i) <= 'z')
                        || (line.charAt(i) >= '0' && line.charAt(i) <= '9') || line.charAt(i) == '_')) {
                        k = k + line.charAt(i);
                        i = i + 1;
                    }
                    if (i >= n) {
                        if (r.containsKey(k)) {
                            r.put(k, r.get(k) + "," + "true");
                        } else {
                            r.put(k, "true");
                        }
                    } else {
                        if (line.charAt(i) == ' ') {
                            if (r.containsKey(k)) {
                                r.put(k, r.get(k) + "," + "true");
                            } else {
                                r.put(k, "true");
                            }
                            i = i + 1;
                        } else {
                            if (line.charAt(i) == '=') {
                                i = i + 1;
                                String v = "";
                                if (i < n && line.charAt(i) == '"') {
                                    i = i + 1;
                                    boolean done = false;
                                    while (!done) {
                                        if (i >= n) {
                                            throw new IllegalArgumentException("not closed");
                                        }
                                        if (line.charAt(i) == '"') {
                                            done = true;
                                            i = i + 1;
                                        } else {
                                            if (line.charAt(i) == '\\') {
                                                if (i + 1 >= n) {
                                                    throw new IllegalArgumentException("not closed");
                                                }
                                                if (line.charAt(i + 1) == 'n') {
                                                    v = v + "\n";
                                                    i = i + 2;
                                                } else if (line.charAt(i + 1) == '\\') {
                                                    v = v + "\\";
                                                    i = i + 2;
                                                } else if (line.charAt(i + 1) == '"') {
                                                    v = v + "\"";
                                                    i = i + 2;
                                                } else {
                                                    throw new IllegalArgumentException("escape");
                                                }
                                            } else {
                                                v = v + line.charAt(i);
                                                i = i + 1;
                                            }
                                        }
                                    }
                                    if (i < n) {
                                        if (line.charAt(i) != ' ') {
                                            throw new IllegalArgumentException("after quote");
                                        }
                                        i = i + 1;
                                    }
                                    if (r.containsKey(k)) {
                                        r.put(k, r.get(k) + "," + v);
                                    } else {
                                        r.put(k, v);
                                    }
                                } else {
                                    while (i < n && line.charAt(i) != ' ') {
                                        if (line.charAt(i) == '=') {
                                            throw new IllegalArgumentException("equals");
                                        }
                                        if (line.charAt(i) == '"') {
                                            throw new IllegalArgumentException("quote");
                                        }
                                        v = v + line.charAt(i);
                                        i = i + 1;
                                    }
                                    if (r.containsKey(k)) {
                                        r.put(k, r.get(k) + "," + v);
                                    } else {
                                        r.put(k, v);
                                    }
                                }
                            } else {
                                throw new IllegalArgumentException("name");
                            }
                        }
                    }
                } else {
                    throw new IllegalArgumentException("name");
                }
            }
        }
        return r;
    }
}
