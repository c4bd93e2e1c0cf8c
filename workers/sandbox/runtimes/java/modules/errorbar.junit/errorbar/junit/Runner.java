package errorbar.junit;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs the tests of some classes; answers with one word and what it says of them. */
public final class Runner implements Function<List<Class<?>>, String> {
    private static final LauncherConfig CONFIG = LauncherConfig.builder()
            .enableTestEngineAutoRegistration(false)
            .enableLauncherDiscoveryListenerAutoRegistration(false)
            .enableLauncherSessionListenerAutoRegistration(false)
            .enablePostDiscoveryFilterAutoRegistration(false)
            .enableTestExecutionListenerAutoRegistration(false)
            .addTestEngines(new JupiterTestEngine())
            .build();

    @Override
    public String apply(List<Class<?>> classes) {
        LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request();
        for (Class<?> type : classes) request.selectors(DiscoverySelectors.selectClass(type));
        Tally tally = new Tally();
        LauncherDiscoveryRequest built = request.build();
        LauncherFactory.create(CONFIG).execute(built, tally);
        return tally.word();
    }
}
