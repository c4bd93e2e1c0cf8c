/** JUnit 5 as the system has it, made one module with the few lines that start it. */
module errorbar.junit {
    requires java.logging;

    exports errorbar.junit to errorbar;
    exports org.apiguardian.api;
    exports org.junit.jupiter.api;
    exports org.junit.jupiter.api.condition;
    exports org.junit.jupiter.api.extension;
    exports org.junit.jupiter.api.function;
    exports org.junit.jupiter.api.io;
    exports org.junit.jupiter.api.parallel;
    exports org.junit.jupiter.params;
    exports org.junit.jupiter.params.aggregator;
    exports org.junit.jupiter.params.converter;
    exports org.junit.jupiter.params.provider;
    exports org.opentest4j;

    uses org.junit.platform.engine.TestEngine;
    uses org.junit.platform.launcher.LauncherDiscoveryListener;
    uses org.junit.platform.launcher.LauncherSessionListener;
    uses org.junit.platform.launcher.PostDiscoveryFilter;
    uses org.junit.platform.launcher.TestExecutionListener;
}
