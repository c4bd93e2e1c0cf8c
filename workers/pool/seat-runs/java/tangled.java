import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<Long> longestFree(List<List<Boolean>> rows) {
        List<Long> out = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            long best = 0;
            if (rows.get(i).size() > 0) {
                if (rows.get(i).size() == 1) {
                    if (rows.get(i).get(0) == true) {
                        best = 1;
                    } else {
                        best = 0;
                    }
                } else {
                    int j = 0;
                    while (j < rows.get(i).size()) {
                        if (rows.get(i).get(j) == true) {
                            long n = 0;
                            boolean stop = false;
                            while (!stop) {
                                if (j < rows.get(i).size()) {
                                    if (rows.get(i).get(j) == true) {
                                        n = n + 1;
                                        j = j + 1;
                                    } else {
                                        stop = true;
                                    }
                                } else {
                                    stop = true;
                                }
                            }
                            if (n > best) {
                                best = n;
                            }
                        } else {
                            j = j + 1;
                        }
                    }
                }
            } else {
                best = 0;
            }
            out.add(best);
        }
        return out;
    }
}
