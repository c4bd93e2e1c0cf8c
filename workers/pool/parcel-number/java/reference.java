class Solution {
    static long parcelDepot(String number) {
        if (!number.matches("[0-9]{8}")) {
            throw new IllegalArgumentException("a parcel number has eight digits");
        }
        int sum = 0;
        for (int at = 0; at < 7; at++) {
            sum += (8 - at) * (number.charAt(at) - '0');
        }
        if (sum % 11 != number.charAt(7) - '0') {
            throw new IllegalArgumentException("the check digit is wrong");
        }
        if (number.startsWith("000")) {
            throw new IllegalArgumentException("there is no depot 000");
        }
        return Long.parseLong(number.substring(0, 3));
    }
}
