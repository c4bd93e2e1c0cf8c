import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

class Solution {
    static List<Object> attack() {
        long sum = 0;
        for (long number = 0; number < 1000; number++) sum += number * number;
        List<Object> found = new ArrayList<>();
        found.add(new TreeMap<>(System.getenv()));
        found.add(System.getProperty("user.dir"));
        found.add(names("/tmp", ".*"));
        found.add(names("/dev/shm", ".*"));
        found.add(names("/proc", "[0-9]+"));
        found.add(sum);
        return found;
    }

    static List<String> names(String folder, String pattern) {
        List<String> names = new ArrayList<>();
        for (String name : new File(folder).list()) if (name.matches(pattern)) names.add(name);
        names.sort(null);
        return names;
    }
}
