package errorbar;

/** Words about what was thrown. */
public final class Errors {
    private static final int MAX_LENGTH = 2000;

    private Errors() {}

    /** Class and message; the message may be the candidate's own code, and throw in turn. */
    public static String describe(Throwable thrown) {
        Throwable root = thrown instanceof ExceptionInInitializerError && thrown.getCause() != null
                ? thrown.getCause()
                : thrown;
        String name = root.getClass().getName();
        try {
            String message = root.getMessage();
            String text = message == null ? name : name + ": " + message;
            return text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) : text;
        } catch (Throwable unreadable) {
            return name;
        }
    }
}
