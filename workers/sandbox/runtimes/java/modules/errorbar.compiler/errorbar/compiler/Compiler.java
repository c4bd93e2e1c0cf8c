package errorbar.compiler;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import errorbar.Channel;
import errorbar.CompiledUnit;
import errorbar.Errors;
import errorbar.Wire;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * One warm compiler for many requests: K driver entryPoint source, K checker entryPoint preamble
 * testSource, or K trial entryPoint subject testSource; answered K compiled unit, or S with the compiler's first complaints.
 */
final class Compiler {
    private static final long STACK_BYTES = 64 << 20;
    private static final int SHOWN_ERRORS = 3;
    private static final int MAX_DETAIL = 2000;
    /** No annotation processor: that would be the source's own code, or any that it names. */
    private static final List<String> OPTIONS =
            List.of("-proc:none", "-nowarn", "-Xlint:none", "-implicit:none", "-encoding", "UTF-8", "-g:none");

    /** The source is no program. */
    static final class Refused extends Exception {
        Refused(String message) {
            super(message, null, false, false);
        }
    }

    private final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager files = javac.getStandardFileManager(null, Locale.ENGLISH, null);

    private Compiler() {}

    public static void main(String[] arguments) {
        // Deeply nested expressions are compiled by deep recursion.
        new Thread(null, Compiler::run, "compiler", STACK_BYTES).start();
    }

    private static void run() {
        try {
            Channel channel = new Channel();
            Compiler compiler = new Compiler();
            WarmUp.run(compiler::answer);
            channel.write("ready");
            for (String request = channel.read(); request != null; request = channel.read()) {
                channel.write(compiler.answer(request));
            }
        } catch (IOException lost) {
            // The worker is gone.
        } finally {
            Runtime.getRuntime().halt(0);
        }
    }

    String answer(String request) {
        String[] parts = request.split("\0", 4);
        try {
            return parts[0] + "\0K\0" + compileFor(parts[2], parts[3]).format();
        } catch (Refused refused) {
            return parts[0] + "\0S\0" + Wire.quote(refused.getMessage());
        } catch (StackOverflowError tooDeep) {
            return parts[0] + "\0S\0" + Wire.quote("nested too deep to be compiled");
        } catch (IOException | RuntimeException failed) {
            return parts[0] + "\0S\0" + Wire.quote("the compiler failed: " + Errors.describe(failed));
        }
    }

    private CompiledUnit compileFor(String program, String rest) throws Refused, IOException {
        if (program.equals("driver")) return compile(rest.substring(rest.indexOf('\0') + 1), "");
        String[] parts = rest.split("\0", 3);
        if (program.equals("checker")) {
            TestUnit unit = TestUnit.make(this, parts[0], parts[1], parts[2]);
            return compile(unit.source, unit.asked);
        }
        TrialUnit unit = TrialUnit.make(this, parts[0], parts[1], parts[2]);
        return compile(unit.sources, unit.asked, newFiles(true));
    }

    private CompiledUnit compile(String source, String asked) throws Refused, IOException {
        return compile(List.of(new SourceText(source)), asked, newFiles(false));
    }

    private CompiledUnit compile(List<SourceText> sources, String asked, MemoryFiles memory)
            throws Refused, IOException {
        DiagnosticCollector<JavaFileObject> complaints = new DiagnosticCollector<>();
        JavacTask task = open(sources, memory, complaints);
        CompiledUnit unit = new CompiledUnit(asked);
        for (CompilationUnitTree tree : task.parse()) addTopLevel(unit, tree);
        refuseErrors(complaints);
        task.analyze();
        refuseErrors(complaints);
        task.generate();
        refuseErrors(complaints);
        if (memory.classes().isEmpty()) throw new Refused("the source has no class");
        unit.classes.putAll(memory.classes());
        return unit;
    }

    /** The trees of sources, whatever their errors. */
    JavacTask open(
            List<SourceText> sources, MemoryFiles memory, DiagnosticCollector<JavaFileObject> complaints) {
        return (JavacTask) javac.getTask(null, memory, complaints, OPTIONS, null, sources);
    }

    MemoryFiles newFiles(boolean hasJunit) {
        return new MemoryFiles(files, hasJunit);
    }

    private static void addTopLevel(CompiledUnit unit, CompilationUnitTree tree) {
        String prefix = tree.getPackageName() == null ? "" : tree.getPackageName() + ".";
        for (Tree declared : tree.getTypeDecls()) {
            if (declared instanceof com.sun.source.tree.ClassTree) {
                unit.topLevel.add(prefix + ((com.sun.source.tree.ClassTree) declared).getSimpleName());
            }
        }
    }

    private static void refuseErrors(DiagnosticCollector<JavaFileObject> complaints) throws Refused {
        List<Diagnostic<?>> errors = complaints.getDiagnostics().stream()
                .filter(complaint -> complaint.getKind() == Diagnostic.Kind.ERROR)
                .limit(SHOWN_ERRORS)
                .collect(Collectors.toList());
        if (errors.isEmpty()) return;
        String text = errors.stream()
                .map(error -> "line " + error.getLineNumber() + ": " + error.getMessage(Locale.ENGLISH))
                .collect(Collectors.joining("\n"));
        throw new Refused(text.length() > MAX_DETAIL ? text.substring(0, MAX_DETAIL) : text);
    }
}
