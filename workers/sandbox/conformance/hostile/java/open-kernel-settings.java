import java.io.FileOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

class Solution {
    // Opened, never written: with host root outside, the first of these is a way out of the sandbox.
    static final String[] SETTINGS = {
        "/proc/sys/kernel/core_pattern",
        "/proc/sys/kernel/modprobe",
        "/proc/sys/kernel/hostname",
        "/proc/sys/vm/overcommit_memory",
        "/proc/sysrq-trigger",
        "/sys/fs/cgroup/memory/tasks"
    };

    static List<String> attack() {
        List<String> opened = new ArrayList<>();
        for (String setting : SETTINGS) {
            try {
                new FileOutputStream(setting, true).close();
                opened.add(setting);
            } catch (IOException refused) {
                // As it must be.
            }
        }
        return opened;
    }
}
