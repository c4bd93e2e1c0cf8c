import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

class Solution {
    static List<List<Long>> readMessages(List<Long> stream, long full) {
        List<List<Long>> messages = new ArrayList<>();
        Iterator<Long> bytes = stream.iterator();
        try {
            for (Long size = skipPadding(bytes); size != null; size = skipPadding(bytes)) {
                List<Long> message = new ArrayList<>();
                readFrame(bytes, size, full, message);
                while (size == full) {
                    size = skipPadding(bytes);
                    if (size == null) {
                        throw new IllegalArgumentException("unfinished");
                    }
                    readFrame(bytes, size, full, message);
                }
                messages.add(message);
            }
        } catch (NoSuchElementException cut) {
            throw new IllegalArgumentException("cut", cut);
        }
        return messages;
    }

    private static Long skipPadding(Iterator<Long> bytes) {
        while (bytes.hasNext()) {
            long next = bytes.next();
            if (next != 255) {
                return next;
            }
        }
        return null;
    }

    private static void readFrame(Iterator<Long> bytes, long size, long full, List<Long> message) {
        if (size > full) {
            throw new IllegalArgumentException("length " + size);
        }
        for (long left = size; left > 0; left--) {
            message.add(bytes.next());
        }
    }
}
