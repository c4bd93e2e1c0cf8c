import java.util.ArrayList;
import java.util.List;

class Solution {
    static final List<Long> LIST = new ArrayList<>(List.of(0L));

    public List<Long> seal(String text) {
        Thread thread = new Thread(() -> {
            while (true) {
                LIST.add(0L);
                if (LIST.size() > 1_000) LIST.clear();
            }
        });
        thread.setDaemon(true);
        thread.start();
        return LIST;
    }
}
