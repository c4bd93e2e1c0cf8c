import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    private enum State { BETWEEN, NAME, BARE, QUOTED, ESCAPE, CLOSED }

    static Map<String, String> logFields(String line) {
        Map<String, List<String>> values = new HashMap<>();
        State state = State.BETWEEN;
        StringBuilder name = new StringBuilder();
        StringBuilder value = new StringBuilder();
        for (char next : (line + " ").toCharArray()) {
            boolean letter = next >= 'a' && next <= 'z';
            switch (state) {
                case BETWEEN -> {
                    if (letter) {
                        name.append(next);
                        state = State.NAME;
                    } else {
                        require(next == ' ');
                    }
                }
                case NAME -> {
                    if (letter || next == '_' || (next >= '0' && next <= '9')) {
                        name.append(next);
                    } else if (next == '=') {
                        state = State.BARE;
                    } else {
                        require(next == ' ');
                        value.append("true");
                        state = State.CLOSED;
                    }
                }
                case BARE -> {
                    if (next == '"' && value.isEmpty()) {
                        state = State.QUOTED;
                    } else if (next == ' ') {
                        state = State.CLOSED;
                    } else {
                        require(next != '"' && next != '=');
                        value.append(next);
                    }
                }
                case QUOTED -> {
                    if (next == '"') {
                        state = State.CLOSED;
                        continue;
                    } else if (next == '\\') {
                        state = State.ESCAPE;
                    } else {
                        value.append(next);
                    }
                }
                case ESCAPE -> {
                    require(next == 'n' || next == '"' || next == '\\');
                    value.append(next == 'n' ? '\n' : next);
                    state = State.QUOTED;
                }
                default -> require(next == ' ');
            }
            if (state == State.CLOSED) {
                values.computeIfAbsent(name.toString(), key -> new ArrayList<>()).add(value.toString());
                name.setLength(0);
                value.setLength(0);
                state = State.BETWEEN;
            }
        }
        require(state == State.BETWEEN);
        Map<String, String> fields = new HashMap<>();
        values.forEach((key, parts) -> fields.put(key, String.join(",", parts)));
        return fields;
    }

    private static void require(boolean allowed) {
        if (!allowed) {
            throw new IllegalArgumentException("not a line of fields");
        }
    }
}
