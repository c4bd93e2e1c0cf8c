import java.util.List;

class Solution {
    static String openingDays(List<Long> days) {
        String[] n = {"", "Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"};
        boolean[] o = new boolean[9];
        int k = 0;
        for (int x = 0; x < days.size(); x++) {
            int d = days.get(x).intValue();
            if (!o[d]) {
                o[d] = true;
                k = k + 1;
            }
        }
        if (k > 0) {
            if (k < 7) {
                String t = "";
                int i = 1;
                while (i <= 7) {
                    if (o[i]) {
                        if (o[i + 1]) {
                            if (i + 2 <= 7 && o[i + 2]) {
                                int j = i;
                                while (o[j + 1]) {
                                    j = j + 1;
                                }
                                if (!t.isEmpty()) {
                                    t = t + ", " + n[i] + "-" + n[j];
                                } else {
                                    t = t + n[i] + "-" + n[j];
                                }
                                i = j + 1;
                            } else {
                                if (!t.isEmpty()) {
                                    t = t + ", " + n[i] + ", " + n[i + 1];
                                } else {
                                    t = t + n[i] + ", " + n[i + 1];
                                }
                                i = i + 2;
                            }
                        } else {
                            if (!t.isEmpty()) {
                                t = t + ", " + n[i];
                            } else {
                                t = t + n[i];
                            }
                            i = i + 1;
                        }
                    } else {
                        i = i + 1;
                    }
                }
                return t;
            } else {
                return "daily";
            }
        } else {
            return "closed";
        }
    }
}
