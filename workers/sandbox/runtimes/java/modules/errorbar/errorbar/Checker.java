package errorbar;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;

/**
 * Runs a compiled test program, with its assertions on, in a sandbox of its own without the
 * candidate. In place of the method under test stands one that forwards plain data to the worker.
 */
final class Checker {
    /** The worker has no answer: the candidate failed, and the worker knows how. */
    private static final class CandidateFailed extends Error {}

    private final Channel channel;
    private final int frameLimit;
    /** Set once an answer was none of the method's type: tests may swallow what that throws. */
    private volatile boolean failed;

    private Checker(Channel channel, int frameLimit) {
        this.channel = channel;
        this.frameLimit = frameLimit;
    }

    public static void main(String[] arguments) {
        int frameLimit = Integer.parseInt(arguments[arguments.length - 1]);
        new Thread(null, () -> run(frameLimit), "tests", Driver.STACK_BYTES).start();
    }

    private static void run(int frameLimit) {
        try {
            Channel channel = new Channel();
            channel.write("ready");
            String request = channel.read();
            if (request == null) return;
            String[] parts = request.split("\0", 5);
            Checker checker = new Checker(channel, frameLimit);
            checker.conclude(parts[0], checker.outcome(parts[0], parts[4]));
        } catch (IOException lost) {
            // The worker is gone.
        } finally {
            Runtime.getRuntime().halt(0);
        }
    }

    /** Between the questions of threads that the tests left behind. */
    private synchronized void conclude(String request, String outcome) throws IOException {
        channel.write(request + "\0" + (failed ? "F\0" : outcome));
    }

    private String outcome(String request, String compiled) {
        try {
            runTests(request, CompiledUnit.parse(compiled));
            return "P\0";
        } catch (AssertionError | Exception failed) {
            return "F\0";
        } catch (Throwable thrown) {
            return "E\0" + Errors.describe(thrown);
        }
    }

    private void runTests(String request, CompiledUnit unit) throws Throwable {
        CandidateLoader loader = new CandidateLoader(unit.classes, null);
        loader.setDefaultAssertionStatus(true);
        Thread.currentThread().setContextClassLoader(loader);
        Forwarding.install(unit, loader, (arguments, answerType) -> ask(request, arguments, answerType));
        try {
            mainMethod(unit, loader).invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException thrown) {
            Throwable cause = thrown.getCause();
            boolean inInitializer = cause instanceof ExceptionInInitializerError && cause.getCause() != null;
            throw inInitializer ? cause.getCause() : cause;
        }
    }

    /** The tests come last in the unit. */
    private static Method mainMethod(CompiledUnit unit, ClassLoader loader) throws ReflectiveOperationException {
        for (String name : unit.lastFirst()) {
            for (Method method : Class.forName(name, false, loader).getDeclaredMethods()) {
                boolean takesWords = method.getParameterCount() == 1 && method.getParameterTypes()[0] == String[].class;
                if (!method.getName().equals("main") || !takesWords || !Modifier.isStatic(method.getModifiers())) continue;
                method.setAccessible(true);
                return method;
            }
        }
        throw new LinkageError("the tests have no main method");
    }

    private Object ask(String request, Object[] arguments, Type answerType) {
        boolean isFit = false;
        try {
            String question = request + "\0C\0" + Encoder.encodeTrusted(arguments, frameLimit - 100);
            Object[] tuple = (Object[]) Wire.parse(exchange(question));
            Object answer = answerType == void.class ? null : new Decoder().decode(tuple[1], answerType);
            isFit = true;
            return answer;
        } catch (Decoder.DoesNotFit misfit) {
            throw new ClassCastException(misfit.getMessage());
        } finally {
            if (!isFit) failed = true;
        }
    }

    /** One question at a time, whichever threads the tests ask from. */
    private synchronized String exchange(String question) {
        try {
            channel.write(question);
            String reply = channel.read();
            if (reply != null && reply.startsWith("R\0")) return reply.substring(2);
        } catch (IOException lost) {
            // As without an answer.
        }
        throw new CandidateFailed();
    }
}
