package errorbar.compiler;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;

/**
 * A test program around a prompt that ends in the open body of the method under test: the body only
 * forwards its arguments, then come the closing braces, unless the tests bring them, and the tests.
 */
final class TestUnit {
    static final String FORWARD = "Errorbar$Forward";
    static final String FORWARD_CLASS = "\nfinal class " + FORWARD + " {\n"
            + "    static java.util.function.Function<Object[], Object> ask;\n"
            + "    @SuppressWarnings(\"unchecked\")\n"
            + "    static <T> T ask(Object... arguments) { return (T) ask.apply(arguments); }\n}\n";

    final String source;
    /** Class, method and number of parameters of what is asked, and the class that forwards. */
    final String asked;

    private TestUnit(String source, String asked) {
        this.source = source;
        this.asked = asked;
    }

    static TestUnit make(Compiler compiler, String entryPoint, String prompt, String tests)
            throws Compiler.Refused, IOException {
        String closers = "}".repeat(Braces.openAt(prompt));
        OpenMethod open = findOpenMethod(compiler, prompt, closers);
        if (open == null || !open.method.getName().contentEquals(entryPoint)) {
            throw new Compiler.Refused("the prompt does not end in the body of " + entryPoint);
        }
        boolean closesItself = tests.stripLeading().startsWith("}");
        String source = prompt + "\n" + body(open.method) + "\n" + (closesItself ? "" : closers) + "\n" + tests;
        String prefix = open.packageName.isEmpty() ? "" : open.packageName + ".";
        String asked = prefix + open.className + " " + entryPoint + " " + open.method.getParameters().size()
                + " " + prefix + FORWARD;
        return new TestUnit(source + FORWARD_CLASS, asked);
    }

    /** Only forwards. */
    static String body(MethodTree method) {
        String names = method.getParameters().stream()
                .map(VariableTree::getName)
                .collect(Collectors.joining(", "));
        String call = FORWARD + ".ask(new Object[] {" + names + "});";
        return method.getReturnType().toString().equals("void") ? call : "return " + call;
    }

    private static final class OpenMethod {
        MethodTree method;
        String className;
        String packageName;
    }

    /** The innermost method that the end of the prompt lies in. */
    private static OpenMethod findOpenMethod(Compiler compiler, String prompt, String closers) throws IOException {
        JavacTask task = compiler.open(
                List.of(new SourceText(prompt + closers)), compiler.newFiles(false), new DiagnosticCollector<JavaFileObject>());
        SourcePositions positions = Trees.instance(task).getSourcePositions();
        OpenMethod[] found = new OpenMethod[1];
        for (CompilationUnitTree unit : task.parse()) {
            new TreePathScanner<Void, Void>() {
                @Override
                public Void visitMethod(MethodTree method, Void unused) {
                    boolean open = positions.getStartPosition(unit, method) < prompt.length()
                            && positions.getEndPosition(unit, method) > prompt.length();
                    if (open && method.getReturnType() != null) {
                        found[0] = new OpenMethod();
                        found[0].method = method;
                        found[0].className = className(getCurrentPath());
                        found[0].packageName = unit.getPackageName() == null ? "" : unit.getPackageName().toString();
                    }
                    return super.visitMethod(method, unused);
                }
            }.scan(unit, null);
        }
        return found[0];
    }

    private static String className(TreePath path) {
        StringBuilder name = new StringBuilder();
        for (Tree tree : path) {
            if (!(tree instanceof ClassTree)) continue;
            name.insert(0, ((ClassTree) tree).getSimpleName() + (name.length() == 0 ? "" : "$"));
        }
        return name.toString();
    }
}
