package errorbar;

import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the compiler hands over, as text: on the first line the top-level classes in the order of the
 * source, on the second one the class and method that the tests call (empty for a submission), then
 * a line of name and bytes a class.
 */
public final class CompiledUnit {
    public final List<String> topLevel = new ArrayList<>();
    public final String asked;
    public final Map<String, byte[]> classes = new LinkedHashMap<>();

    public CompiledUnit(String asked) {
        this.asked = asked;
    }

    static CompiledUnit parse(String text) {
        String[] lines = text.split("\n", -1);
        CompiledUnit unit = new CompiledUnit(lines[1]);
        unit.topLevel.addAll(List.of(lines[0].split(" ")));
        for (int index = 2; index < lines.length; index++) {
            int space = lines[index].indexOf(' ');
            byte[] bytes = Base64.getDecoder().decode(lines[index].substring(space + 1));
            unit.classes.put(lines[index].substring(0, space), bytes);
        }
        return unit;
    }

    public String format() {
        StringBuilder out = new StringBuilder(String.join(" ", topLevel)).append('\n').append(asked);
        for (Map.Entry<String, byte[]> entry : classes.entrySet()) {
            out.append('\n').append(entry.getKey()).append(' ');
            out.append(Base64.getEncoder().encodeToString(entry.getValue()));
        }
        return out.toString();
    }

    /** All classes, the ones to look into first leading: the last top-level one, then inner ones. */
    List<String> lastFirst() {
        List<String> names = new ArrayList<>();
        for (String name : classes.keySet()) if (!topLevel.contains(name)) names.add(name);
        for (String name : topLevel) if (classes.containsKey(name)) names.add(name);
        Collections.reverse(names);
        return names;
    }
}
