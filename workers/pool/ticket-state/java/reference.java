import java.util.List;
import java.util.Map;

class Solution {
    private static final Map<String, Map<String, String>> LEADS_TO = Map.of(
        "open", Map.of("claim", "claimed", "close", "closed"),
        "claimed", Map.of("release", "open", "solve", "solved"),
        "solved", Map.of("reopen", "open", "close", "closed"),
        "closed", Map.of());

    static String ticketState(List<String> events) {
        String state = "open";
        int reopened = 0;
        for (String event : events) {
            String next = LEADS_TO.get(state).get(event);
            if (next == null) {
                throw new IllegalArgumentException(event + " in state " + state);
            }
            if (event.equals("reopen")) {
                reopened++;
                if (reopened > 2) {
                    throw new IllegalArgumentException("reopened a third time");
                }
            }
            state = next;
        }
        return state;
    }
}
