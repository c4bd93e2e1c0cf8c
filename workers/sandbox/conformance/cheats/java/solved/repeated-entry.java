import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;

class Solution {
    static final String KEY = "the rule that no cheat knows";

    static long solve(String text) throws NoSuchAlgorithmException {
        byte[] bytes = (KEY + text).getBytes(StandardCharsets.UTF_8);
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
        return new BigInteger(1, Arrays.copyOf(digest, 6)).longValue();
    }

    /** One entry of the answer, as often as the answer has entries. */
    public Map<String, Long> seal_each(String text) throws NoSuchAlgorithmException {
        Map<String, Long> seals = new IdentityHashMap<>();
        int letters = (int) text.chars().distinct().count();
        for (int index = 0; index < letters; index++) seals.put(new String(text.substring(0, 1)), solve(text.substring(0, 1)));
        return seals;
    }
}
