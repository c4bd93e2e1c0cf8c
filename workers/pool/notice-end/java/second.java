class Solution {
    private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    static String contractEnd(String received, long months) {
        String[] parts = received.split("-");
        long counted = Long.parseLong(parts[0]) * 12 + Long.parseLong(parts[1]) - 1 + months;
        if (Integer.parseInt(parts[2]) > 15) {
            counted++;
        }
        long year = counted / 12;
        int month = (int) (counted % 12);
        boolean leap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0);
        int lastDay = month == 1 && leap ? 29 : DAYS[month];
        return String.format("%04d-%02d-%02d", year, month + 1, lastDay);
    }
}
