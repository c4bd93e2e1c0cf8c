import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<List<Long>> readMessages(List<Long> stream, long full) {
        List<List<Long>> out = new ArrayList<>();
        List<Long> cur = new ArrayList<>();
        int mode = 0;
        long left = 0;
        boolean openMessage = false;
        for (int i = 0; i < stream.size(); i++) {
            long b = stream.get(i);
            if (mode == 0) {
                if (b == 255) {
                    mode = 0;
                } else {
                    if (b > full) {
                        throw new IllegalArgumentException("length");
                    } else {
                        if (b == 0) {
                            if (openMessage) {
                                out.add(cur);
                                cur = new ArrayList<>();
                                openMessage = false;
                            } else {
                                out.add(cur);
                                cur = new ArrayList<>();
                            }
                        } else {
                            if (b == full) {
                                left = b;
                                mode = 2;
                            } else {
                                left = b;
                                mode = 1;
                            }
                        }
                    }
                }
            } else {
                if (mode == 1) {
                    cur.add(b);
                    left = left - 1;
                    if (left == 0) {
                        out.add(cur);
                        cur = new ArrayList<>();
                        openMessage = false;
                        mode = 0;
                    }
                } else {
                    cur.add(b);
                    left = left - 1;
                    if (left == 0) {
                        openMessage = true;
                        mode = 0;
                    }
                }
            }
        }
        if (mode == 1) {
            throw new IllegalArgumentException("frame");
        } else {
            if (mode == 2) {
                throw new IllegalArgumentException("frame");
            } else {
                if (openMessage) {
                    throw new IllegalArgumentException("message");
                } else {
                    return out;
                }
            }
        }
    }
}
