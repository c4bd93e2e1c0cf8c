class Solution {
    static long parcelDepot(String number) {
        boolean digitsOnly = number.chars().allMatch(character -> "0123456789".indexOf(character) >= 0);
        if (number.length() != 8 || !digitsOnly) {
            throw new IllegalArgumentException("not eight digits");
        }
        long value = Long.parseLong(number);
        long depot = value / 100_000;
        long checkDigit = value % 10;
        long sum = 0;
        long rest = value / 10;
        for (int weight = 2; weight <= 8; weight++) {
            sum += weight * (rest % 10);
            rest /= 10;
        }
        if (depot == 0 || sum % 11 != checkDigit) {
            throw new IllegalArgumentException("not a valid parcel number");
        }
        return depot;
    }
}
