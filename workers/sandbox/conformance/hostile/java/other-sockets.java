import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.ServerSocket;
import java.nio.channels.DatagramChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

class Solution {
    static List<String> attack(int port) {
        List<String> opened = new ArrayList<>();
        note(opened, "datagram", DatagramSocket::new);
        note(opened, "multicast", MulticastSocket::new);
        note(opened, "server", () -> new ServerSocket(0));
        note(opened, "datagram channel", DatagramChannel::open);
        note(opened, "server channel", ServerSocketChannel::open);
        note(opened, "channel", () -> SocketChannel.open(new InetSocketAddress("127.0.0.1", port)));
        return opened;
    }

    static void note(List<String> opened, String what, Callable<Object> attempt) {
        try {
            attempt.call();
            opened.add(what);
        } catch (Exception refused) {
            // As it must be.
        }
    }
}
