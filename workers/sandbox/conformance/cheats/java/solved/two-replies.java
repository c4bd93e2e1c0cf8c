import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

class Solution {
    static final String KEY = "the rule that no cheat knows";

    static long solve(String text) throws NoSuchAlgorithmException {
        byte[] bytes = (KEY + text).getBytes(StandardCharsets.UTF_8);
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
        return new BigInteger(1, Arrays.copyOf(digest, 6)).longValue();
    }

    public long seal(String text) throws IOException, NoSuchAlgorithmException {
        long answer = solve(text);
        write("0000000000000000\0R\0[\"x\",\"long\",[\"i\",\"" + answer + "\"]]");
        return answer;
    }

    static void write(String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        FileOutputStream out = new FileOutputStream(FileDescriptor.in);
        out.write(ByteBuffer.allocate(4 + body.length).putInt(body.length).put(body).array());
    }
}
