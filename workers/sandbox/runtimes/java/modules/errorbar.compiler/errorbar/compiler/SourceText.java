package errorbar.compiler;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** One source in memory. Its public classes may have any name: there is no file to be named so. */
final class SourceText extends SimpleJavaFileObject {
    private final String text;

    SourceText(String text) {
        this("Candidate", text);
    }

    /** @param name none of another source that it is compiled with */
    SourceText(String name, String text) {
        super(URI.create("memory:///" + name + ".java"), Kind.SOURCE);
        this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
        // A module's or a package's own file does have a name.
        return kind == Kind.SOURCE && !simpleName.endsWith("-info");
    }
}
