import java.io.FileOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

class Solution {
    static final String[] PLACES = {
        "/", "/usr", "/usr/bin", "/usr/lib/java", "/errorbar", "/dev", "/proc", "/proc/1", "/proc/sys"
    };

    static List<String> attack() {
        List<String> written = new ArrayList<>();
        for (String place : PLACES) {
            try {
                new FileOutputStream(place + "/errorbar-escape").close();
                written.add(place);
            } catch (IOException refused) {
                // As it must be.
            }
        }
        return written;
    }
}
