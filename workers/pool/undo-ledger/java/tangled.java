import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<Long> finalBalance(List<List<Object>> entries) {
        List<String> words = new ArrayList<>();
        List<Long> numbers = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            String w = (String) entries.get(i).get(0);
            long n = ((Number) entries.get(i).get(1)).longValue();
            if (w.equals("in")) {
                words.add("in");
                numbers.add(n);
            } else {
                if (w.equals("out")) {
                    long b = 0;
                    for (int j = 0; j < words.size(); j++) {
                        if (words.get(j).equals("in")) {
                            b = b + numbers.get(j);
                        } else {
                            b = b - numbers.get(j);
                        }
                    }
                    if (b > n) {
                        words.add("out");
                        numbers.add(n);
                    } else {
                        if (b == n) {
                            words.add("out");
                            numbers.add(n);
                        }
                    }
                } else {
                    if (w.equals("undo")) {
                        if (n > 0) {
                            if (n >= words.size()) {
                                words.clear();
                                numbers.clear();
                            } else {
                                for (long k = 0; k < n; k++) {
                                    words.remove(words.size() - 1);
                                    numbers.remove(numbers.size() - 1);
                                }
                            }
                        }
                    }
                }
            }
        }
        long b = 0;
        for (int j = 0; j < words.size(); j++) {
            if (words.get(j).equals("in")) {
                b = b + numbers.get(j);
            } else {
                b = b - numbers.get(j);
            }
        }
        List<Long> result = new ArrayList<>();
        result.add(b);
        result.add((long) words.size());
        return result;
    }
}
