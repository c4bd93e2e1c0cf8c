import java.net.InetAddress;
import java.net.UnknownHostException;

class Solution {
    static String attack() throws UnknownHostException {
        return InetAddress.getByName("example.com").toString();
    }
}
