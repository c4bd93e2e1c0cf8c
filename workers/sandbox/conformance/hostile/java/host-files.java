import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class Solution {
    // All that an image has; a name beyond these is something of the machine's.
    static final Set<String> OURS = Set.of("dev", "errorbar", "lib", "lib64", "proc", "tmp", "usr");

    static List<String> attack() {
        List<String> found = new ArrayList<>();
        for (String name : new File("/").list()) if (!OURS.contains(name)) found.add(name);
        return found;
    }
}
