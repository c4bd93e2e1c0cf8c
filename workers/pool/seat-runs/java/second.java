import java.util.List;

class Solution {
    static List<Long> longestFree(List<List<Boolean>> rows) {
        return rows.stream().map(Solution::longestInRow).toList();
    }

    /** The widest distance between two neighbouring borders, a border being a taken seat or a wall. */
    private static long longestInRow(List<Boolean> row) {
        int widest = 0;
        int border = -1;
        while (border < row.size()) {
            int distance = row.subList(border + 1, row.size()).indexOf(false);
            int next = distance < 0 ? row.size() : border + 1 + distance;
            widest = Math.max(widest, next - border - 1);
            border = next;
        }
        return widest;
    }
}
