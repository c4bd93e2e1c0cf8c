import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class Solution {
    static List<String> filesToRebuild(Map<String, List<String>> includes, List<String> changed, List<String> pinned) {
        List<String> out = new ArrayList<>();
        boolean again = true;
        while (again) {
            again = false;
            for (String name : includes.keySet()) {
                boolean isPinned = false;
                for (String p : pinned) {
                    if (p.equals(name)) {
                        isPinned = true;
                    }
                }
                if (!isPinned) {
                    boolean isOut = false;
                    for (String o : out) {
                        if (o.equals(name)) {
                            isOut = true;
                        }
                    }
                    if (!isOut) {
                        boolean hit = false;
                        for (String other : includes.get(name)) {
                            for (String c : changed) {
                                if (c.equals(other)) {
                                    hit = true;
                                }
                            }
                            for (String o : out) {
                                if (o.equals(other)) {
                                    hit = true;
                                }
                            }
                        }
                        if (hit) {
                            int at = out.size();
                            for (int k = 0; k < out.size(); k++) {
                                if (name.compareTo(out.get(k)) < 0) {
                                    if (k < at) {
                                        at = k;
                                    }
                                }
                            }
                            out.add(at, name);
                            again = true;
                            break;
                        }
                    }
                }
            }
        }
        return out;
    }
}
