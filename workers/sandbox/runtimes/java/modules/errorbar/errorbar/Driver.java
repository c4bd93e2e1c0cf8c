package errorbar;

import java.io.IOException;

/**
 * Runs inside the sandbox beside the candidate. Holds inputs, never expectations.
 * Requests: P allows packages, L loads a compiled unit, A calls the entry point with a wire tuple, Q
 * asks whether the driver is still here.
 */
final class Driver implements Runnable {
    /** Sixteen times Java's own default: deep recursion ends in an error of the candidate's. */
    static final long STACK_BYTES = 16 << 20;

    private final int frameLimit;
    private Allowlist allowlist;
    private EntryPoint entryPoint;

    private Driver(int frameLimit) {
        this.frameLimit = frameLimit;
    }

    public static void main(String[] arguments) {
        int frameLimit = Integer.parseInt(arguments[arguments.length - 1]);
        new Thread(null, new Driver(frameLimit), "candidate", STACK_BYTES).start();
    }

    @Override
    public void run() {
        try {
            Channel channel = new Channel();
            rehearse();
            serve(channel);
        } catch (IOException lost) {
            // The worker is gone, and with it everyone who could be told.
        } finally {
            Runtime.getRuntime().halt(0);
        }
    }

    private void serve(Channel channel) throws IOException {
        channel.write("ready");
        for (String request = channel.read(); request != null; request = channel.read()) {
            channel.write(answer(request));
        }
    }

    /** Everything that an answer needs is loaded and linked before a candidate is there. */
    private static void rehearse() {
        Driver driver = new Driver(1 << 16);
        driver.answer("1\0P\0[\"java\"]");
        driver.answer("1\0L\0" + Rehearsal.ENTRY_POINT + "\0" + Rehearsal.compiled());
        driver.answer("1\0A\0" + Rehearsal.ARGUMENTS);
        driver.answer("1\0A\0[\"t\"]");
        driver.answer("1\0Q\0");
    }

    private String answer(String request) {
        String[] parts = request.split("\0", 4);
        String id = parts[0];
        switch (parts[1]) {
            case "P":
                allowlist = new Allowlist((Object[]) Wire.parse(parts[2]));
                return id + "\0L\0";
            case "L":
            case "A":
                return id + "\0" + attempt(parts);
            default:
                return id + "\0Q\0";
        }
    }

    private String load(String name, String compiled) throws Throwable {
        CompiledUnit unit = CompiledUnit.parse(compiled);
        if (allowlist != null) allowlist.check(unit.classes);
        if (allowlist != null && allowlist.refused() != null) return "";
        CandidateLoader loader = new CandidateLoader(unit.classes, allowlist);
        Thread.currentThread().setContextClassLoader(loader);
        entryPoint = EntryPoint.find(unit, loader, name);
        return "L\0";
    }

    private String call(String tuple) throws Throwable {
        Object answer = entryPoint.call((Object[]) Wire.parse(tuple));
        try {
            return "R\0" + Encoder.encode(answer, frameLimit - 100);
        } catch (Encoder.TooLarge tooLarge) {
            return "O\0";
        } catch (OutOfMemoryError | StackOverflowError | RuntimeException unreadable) {
            // A value that can't be read as plain data, such as a list changed while it is walked.
            return "R\0[\"o\",\"unreadable\"]";
        }
    }

    private String attempt(String[] parts) {
        String outcome;
        try {
            outcome = parts[1].equals("L") ? load(parts[2], parts[3]) : call(parts[2]);
        } catch (EntryPoint.Unbound unbound) {
            outcome = "B\0" + Wire.quote(unbound.getMessage());
        } catch (OutOfMemoryError claimed) {
            // For want of memory the JVM would have ended itself; a thread too many is another thing.
            String words = Errors.describe(claimed);
            outcome = words.contains("native thread") ? "E\0" + Wire.quote(words) : "M\0";
        } catch (Throwable thrown) {
            outcome = "E\0" + Wire.quote(Errors.describe(thrown));
        }
        String refused = allowlist == null ? null : allowlist.refused();
        return refused == null ? outcome : "I\0" + Wire.quote(refused);
    }
}
