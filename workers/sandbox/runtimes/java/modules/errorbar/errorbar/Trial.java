package errorbar;

import java.io.IOException;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Runs a candidate's own JUnit tests, in a sandbox of its own without what they test. In place of the
 * method under test stands one that forwards plain data to the worker, which asks another sandbox and
 * sends back the answer, or the name of what was thrown. The tests are a stranger's: they can say of
 * themselves whatever they like, and learn nothing but values.
 */
final class Trial {
    private static final int MAX_DETAIL = 2000;
    private static final String WORDS = "thrown by the method under test";
    /** In a module of its own, that of JUnit: machines without it have the driver all the same. */
    private static final String RUNNER = "errorbar.junit.Runner";
    private static final String REHEARSAL = "errorbar.junit.Rehearsal";

    /** The method under test came to no answer, for want of time or memory, and never will again. */
    private static final class MethodEnded extends RuntimeException {}

    private final Channel channel;
    private final int frameLimit;
    private final String request;

    private Trial(Channel channel, int frameLimit, String request) {
        this.channel = channel;
        this.frameLimit = frameLimit;
        this.request = request;
    }

    public static void main(String[] arguments) {
        int frameLimit = Integer.parseInt(arguments[arguments.length - 1]);
        new Thread(null, () -> run(frameLimit), "tests", Driver.STACK_BYTES).start();
    }

    private static void run(int frameLimit) {
        try {
            Channel channel = new Channel();
            Function<List<Class<?>>, String> runner = openRunner();
            channel.write("ready");
            String request = channel.read();
            if (request == null) return;
            String[] parts = request.split("\0", 5);
            Trial trial = new Trial(channel, frameLimit, parts[0]);
            trial.say(trial.outcome(runner, CompiledUnit.parse(parts[4])));
        } catch (IOException | ReflectiveOperationException lost) {
            // The worker is gone, or the image has no JUnit, and nobody asks for that.
        } finally {
            Runtime.getRuntime().halt(0);
        }
    }

    @SuppressWarnings("unchecked")
    private static Function<List<Class<?>>, String> openRunner() throws ReflectiveOperationException {
        Class<?> type = Class.forName(RUNNER);
        Object runner = type.getConstructor().newInstance();
        Function<List<Class<?>>, String> run = (Function<List<Class<?>>, String>) runner;
        run.apply(List.of(Class.forName(REHEARSAL)));
        return run;
    }

    /** Between the questions of threads that the tests left behind. */
    private synchronized void say(String outcome) throws IOException {
        String text = request + "\0" + outcome;
        channel.write(text.length() > MAX_DETAIL ? text.substring(0, MAX_DETAIL) : text);
    }

    private String outcome(Function<List<Class<?>>, String> runner, CompiledUnit unit) {
        List<Class<?>> classes = new ArrayList<>();
        try {
            CandidateLoader loader = CandidateLoader.withJunit(unit.classes);
            Thread.currentThread().setContextClassLoader(loader);
            Forwarding.install(unit, loader, this::ask);
            for (String name : unit.classes.keySet()) classes.add(Class.forName(name, false, loader));
        } catch (Throwable thrown) {
            return "E\0" + Errors.describe(thrown);
        }
        try {
            return runner.apply(classes);
        } catch (Throwable thrown) {
            return "F\0" + Errors.describe(thrown);
        }
    }

    private Object ask(Object[] arguments, Type answerType) {
        String reply;
        try {
            reply = exchange(request + "\0C\0" + Encoder.encodeTrusted(arguments, frameLimit - 100));
        } catch (Encoder.TooLarge tooLarge) {
            throw new IllegalArgumentException("what is passed is larger than a frame holds");
        }
        if (reply.startsWith("E\0")) throw Trial.<RuntimeException>thrownAs(reply.substring(2));
        if (!reply.startsWith("R\0")) throw new MethodEnded();
        if (answerType == void.class) return null;
        try {
            return new Decoder().decode(((Object[]) Wire.parse(reply.substring(2)))[1], answerType);
        } catch (Decoder.DoesNotFit misfit) {
            throw new ClassCastException(misfit.getMessage());
        }
    }

    /** One question at a time, whichever threads the tests ask from. */
    private synchronized String exchange(String question) {
        try {
            channel.write(question);
            String reply = channel.read();
            if (reply != null) return reply;
        } catch (IOException lost) {
            // As without an answer.
        }
        throw new MethodEnded();
    }

    /** Of Java's own classes alone; checked ones need no declaration at run time. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T thrownAs(String name) throws T {
        Throwable made = new RuntimeException(name + ": " + WORDS);
        try {
            Class<?> type = Class.forName(name, true, ClassLoader.getPlatformClassLoader());
            if (Exception.class.isAssignableFrom(type) || type == StackOverflowError.class) made = make(type);
        } catch (ReflectiveOperationException | LinkageError unknown) {
            // As a plain exception that names it.
        }
        throw (T) made;
    }

    private static Throwable make(Class<?> type) throws ReflectiveOperationException {
        try {
            return (Throwable) type.getConstructor(String.class).newInstance(WORDS);
        } catch (NoSuchMethodException wordless) {
            return (Throwable) type.getConstructor().newInstance();
        }
    }
}
