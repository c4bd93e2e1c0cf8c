/** What runs beside a candidate. Only the tuples that the tests of some suites need are open to it. */
module errorbar {
    requires java.sql;

    exports errorbar to errorbar.compiler;
    exports org.javatuples;
}
