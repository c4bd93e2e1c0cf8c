package errorbar.compiler;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;

/**
 * A candidate's tests beside a class that stands for the one under test: of that it has the imports and
 * the method's signature, and its body only forwards. It lies in the tests' own package.
 */
final class TrialUnit {
    final List<SourceText> sources;
    /** As TestUnit has it. */
    final String asked;

    private TrialUnit(List<SourceText> sources, String asked) {
        this.sources = sources;
        this.asked = asked;
    }

    static TrialUnit make(Compiler compiler, String entryPoint, String subject, String tests)
            throws Compiler.Refused, IOException {
        CompilationUnitTree unit = parse(compiler, subject);
        CompilationUnitTree testUnit = parse(compiler, tests);
        String packageName = testUnit.getPackageName() == null ? "" : testUnit.getPackageName().toString();
        for (Tree declared : unit.getTypeDecls()) {
            MethodTree method = declared instanceof ClassTree ? findMethod((ClassTree) declared, entryPoint) : null;
            if (method == null) continue;
            String className = ((ClassTree) declared).getSimpleName().toString();
            String proxy = (packageName.isEmpty() ? "" : "package " + packageName + ";\n")
                    + unit.getImports().stream().map(Tree::toString).collect(Collectors.joining())
                    + "\nclass " + className + " {\n" + header(method) + " { " + TestUnit.body(method) + " }\n}\n"
                    + TestUnit.FORWARD_CLASS;
            String prefix = packageName.isEmpty() ? "" : packageName + ".";
            String asked = prefix + className + " " + entryPoint + " " + method.getParameters().size() + " " + prefix
                    + TestUnit.FORWARD;
            return new TrialUnit(List.of(new SourceText("Subject", proxy), new SourceText(tests)), asked);
        }
        throw new Compiler.Refused("no class of the subject has a method " + entryPoint);
    }

    private static CompilationUnitTree parse(Compiler compiler, String source) throws IOException {
        JavacTask task = compiler.open(
                List.of(new SourceText(source)), compiler.newFiles(false), new DiagnosticCollector<JavaFileObject>());
        return task.parse().iterator().next();
    }

    private static MethodTree findMethod(ClassTree type, String name) {
        for (Tree member : type.getMembers()) {
            if (member instanceof MethodTree && ((MethodTree) member).getName().contentEquals(name)) return (MethodTree) member;
        }
        return null;
    }

    private static String header(MethodTree method) {
        return "    static " + list("<", method.getTypeParameters(), "> ") + method.getReturnType() + " " + method.getName()
                + "(" + method.getParameters().stream().map(VariableTree::toString).collect(Collectors.joining(", ")) + ")"
                + list(" throws ", method.getThrows(), "");
    }

    private static String list(String before, List<? extends Tree> trees, String after) {
        if (trees.isEmpty()) return "";
        return before + trees.stream().map(Tree::toString).collect(Collectors.joining(", ")) + after;
    }
}
