import java.io.IOException;
import java.net.Socket;

class Solution {
    static void attack(int port) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.getOutputStream().write(1);
        }
    }
}
