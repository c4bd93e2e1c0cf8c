/** Compiles in a sandbox of its own; what it compiles never runs there. */
module errorbar.compiler {
    requires errorbar;
    requires jdk.compiler;
}
