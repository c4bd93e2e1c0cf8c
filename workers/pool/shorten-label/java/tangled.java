import java.util.ArrayList;
import java.util.List;

class Solution {
    static String shorten(String label, long limit) {
        List<String> chars = new ArrayList<>();
        int i = 0;
        while (i < label.length()) {
            if (Character.isHighSurrogate(label.charAt(i))) {
                if (i + 1 < label.length()) {
                    chars.add("" + label.charAt(i) + label.charAt(i + 1));
                    i = i + 2;
                } else {
                    chars.add("" + label.charAt(i));
                    i = i + 1;
                }
            } else {
                chars.add("" + label.charAt(i));
                i = i + 1;
            }
        }
        if (chars.size() > limit) {
            String out = "";
            String spaces = "";
            for (int j = 0; j < limit - 1; j++) {
                if (chars.get(j).equals(" ")) {
                    spaces = spaces + " ";
                } else {
                    if (spaces.length() > 0) {
                        out = out + spaces;
                        spaces = "";
                        out = out + chars.get(j);
                    } else {
                        out = out + chars.get(j);
                    }
                }
            }
            if (out.length() == 0) {
                return "…";
            } else {
                return out + "…";
            }
        } else {
            return label;
        }
    }
}
