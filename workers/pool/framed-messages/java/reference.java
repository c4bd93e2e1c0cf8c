import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<List<Long>> readMessages(List<Long> stream, long full) {
        List<List<Long>> messages = new ArrayList<>();
        List<Long> message = new ArrayList<>();
        boolean goesOn = false;
        int at = 0;
        while (at < stream.size()) {
            int size = stream.get(at).intValue();
            at++;
            if (size == 255) {
                continue;
            }
            if (size > full) {
                throw new IllegalArgumentException(size + " is not allowed as a length");
            }
            if (at + size > stream.size()) {
                throw new IllegalArgumentException("the stream ends within a frame");
            }
            message.addAll(stream.subList(at, at + size));
            at += size;
            goesOn = size == full;
            if (!goesOn) {
                messages.add(message);
                message = new ArrayList<>();
            }
        }
        if (goesOn) {
            throw new IllegalArgumentException("the stream ends within a message");
        }
        return messages;
    }
}
