package errorbar.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of our own that run before any other: what they load costs no candidate. */
public class Rehearsal {
    private int ready;

    @BeforeEach
    void setUp() {
        ready = 1;
    }

    @Test
    void passes() {
        assertEquals(1, ready);
        assertTrue(ready > 0, "ready");
        assertThrows(ArithmeticException.class, () -> ready /= 0);
    }

    @Test
    void fails() {
        assertEquals(2, ready, "on purpose");
    }
}
