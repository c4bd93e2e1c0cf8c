package errorbar;

class Encoder {
    static String encode(Object value, int limit) {
        return "true";
    }
}

class Driver {
    public long seal(String text) {
        return 0;
    }
}
