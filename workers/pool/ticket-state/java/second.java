import java.util.List;

class Solution {
    private enum State { OPEN, CLAIMED, SOLVED, CLOSED }

    static String ticketState(List<String> events) {
        State state = State.OPEN;
        int reopeningsLeft = 2;
        for (String event : events) {
            boolean allowed = switch (event) {
                case "claim" -> state == State.OPEN;
                case "release", "solve" -> state == State.CLAIMED;
                case "reopen" -> state == State.SOLVED && reopeningsLeft-- > 0;
                case "close" -> state == State.OPEN || state == State.SOLVED;
                default -> false;
            };
            if (!allowed) {
                throw new IllegalArgumentException(event);
            }
            state = switch (event) {
                case "claim" -> State.CLAIMED;
                case "solve" -> State.SOLVED;
                case "close" -> State.CLOSED;
                default -> State.OPEN;
            };
        }
        return state.name().toLowerCase();
    }
}
