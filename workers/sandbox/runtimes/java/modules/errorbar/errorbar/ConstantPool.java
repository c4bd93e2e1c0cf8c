package errorbar;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What the constant pool of a class file names, in the class file's own spelling. */
final class ConstantPool {
    private final String[] texts;
    /** Where the name of the class at each place stands. */
    private final int[] classNames;
    private final List<Integer> classes = new ArrayList<>();
    private final List<Integer> descriptors = new ArrayList<>();
    private final List<Integer> methodOwners = new ArrayList<>();

    ConstantPool(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        in.skipBytes(8);
        int count = in.readUnsignedShort();
        texts = new String[count];
        classNames = new int[count];
        for (int index = 1; index < count; index++) {
            int tag = in.readUnsignedByte();
            read(in, tag, index);
            // Numbers of eight bytes take two places.
            if (tag == 5 || tag == 6) index++;
        }
    }

    private void read(DataInputStream in, int tag, int index) throws IOException {
        switch (tag) {
            case 1:
                texts[index] = in.readUTF();
                break;
            case 7:
                classNames[index] = in.readUnsignedShort();
                classes.add(index);
                break;
            case 10:
                methodOwners.add(in.readUnsignedShort());
                in.skipBytes(2);
                break;
            case 12:
                in.skipBytes(2);
                descriptors.add(in.readUnsignedShort());
                break;
            case 16:
                descriptors.add(in.readUnsignedShort());
                break;
            case 8, 19, 20:
                in.skipBytes(2);
                break;
            case 15:
                in.skipBytes(3);
                break;
            case 5, 6:
                in.skipBytes(8);
                break;
            default:
                in.skipBytes(4);
        }
    }

    /** Names of classes, and descriptors of arrays. */
    List<String> classes() {
        List<String> names = new ArrayList<>();
        for (int index : classes) names.add(texts[classNames[index]]);
        return names;
    }

    /** Types of the fields and methods that it uses. */
    List<String> descriptors() {
        List<String> found = new ArrayList<>();
        for (int index : descriptors) found.add(texts[index]);
        return found;
    }

    /** The classes of which it calls or hands on a method. */
    List<String> methodOwners() {
        List<String> names = new ArrayList<>();
        for (int index : methodOwners) names.add(texts[classNames[index]]);
        return names;
    }
}
