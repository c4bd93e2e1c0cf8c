package errorbar;

import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Frames of the worker: four bytes of length, then text. The start command puts the channel on
 * descriptor 0, since Java's public classes reach no other one that both reads and writes.
 */
public final class Channel {
    private final InputStream in = new FileInputStream(FileDescriptor.in);
    private final OutputStream out = new FileOutputStream(FileDescriptor.in);

    /** Whoever reads standard input from now on finds its end. */
    public Channel() {
        System.setIn(InputStream.nullInputStream());
    }

    /** The next frame, or null when the worker is gone. */
    public String read() throws IOException {
        try {
            byte[] head = exactly(4);
            int length = (head[0] & 255) << 24 | (head[1] & 255) << 16 | (head[2] & 255) << 8 | head[3] & 255;
            return new String(exactly(length), StandardCharsets.UTF_8);
        } catch (EOFException end) {
            return null;
        }
    }

    public void write(String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        byte[] frame = new byte[body.length + 4];
        for (int index = 0; index < 4; index++) frame[index] = (byte) (body.length >>> (24 - 8 * index));
        System.arraycopy(body, 0, frame, 4, body.length);
        out.write(frame);
    }

    private byte[] exactly(int count) throws IOException {
        byte[] bytes = new byte[count];
        for (int filled = 0; filled < count; ) {
            int got = in.read(bytes, filled, count - filled);
            if (got < 0) throw new EOFException();
            filled += got;
        }
        return bytes;
    }
}
