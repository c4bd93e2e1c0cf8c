import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

class Solution {
    static void attack(String where) throws IOException {
        OutputStream out = where.equals("out") ? System.out : where.equals("err") ? System.err : new FileOutputStream(where);
        byte[] bytes = new byte[65_536];
        while (true) out.write(bytes);
    }
}
