package errorbar.junit;

import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Counts what came of tests; a class that could not be set up counts as wrong. */
final class Tally implements TestExecutionListener {
    private int passed;
    private final List<String> wrong = new ArrayList<>();

    @Override
    public synchronized void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.FAILED) wrong.add(test.getDisplayName());
        else if (test.isTest() && result.getStatus() == TestExecutionResult.Status.SUCCESSFUL) passed++;
    }

    synchronized String word() {
        if (!wrong.isEmpty()) return "F\0" + String.join("; ", wrong);
        return passed > 0 ? "P\0" + passed + " passed" : "N\0no test ran";
    }
}
