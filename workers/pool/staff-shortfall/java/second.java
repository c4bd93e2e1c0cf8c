import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

class Solution {
    static long staffShortfall(List<List<Long>> shifts, List<List<Long>> demands) {
        long[] borders = Stream.concat(shifts.stream(), demands.stream())
            .flatMap(entry -> entry.subList(0, 2).stream())
            .mapToLong(Long::longValue)
            .sorted()
            .distinct()
            .toArray();
        long[] working = new long[borders.length];
        for (List<Long> shift : shifts) {
            if (shift.get(0) < shift.get(1)) {
                working[Arrays.binarySearch(borders, shift.get(0))] += shift.get(2);
                working[Arrays.binarySearch(borders, shift.get(1))] -= shift.get(2);
            }
        }
        Arrays.parallelPrefix(working, Long::sum);

        // Paints the largest demands first; `unpainted` leads from a stretch to the next one not yet painted.
        int[] unpainted = new int[borders.length];
        Arrays.setAll(unpainted, place -> place);
        List<List<Long>> largestFirst = new ArrayList<>(demands);
        largestFirst.sort((one, other) -> Long.compare(other.get(2), one.get(2)));
        long shortfall = 0;
        for (List<Long> demand : largestFirst) {
            int last = Arrays.binarySearch(borders, demand.get(1));
            int place = nextUnpainted(unpainted, Arrays.binarySearch(borders, demand.get(0)));
            while (place < last) {
                long missing = Math.max(0, demand.get(2) - working[place]);
                shortfall += missing * (borders[place + 1] - borders[place]);
                unpainted[place] = place + 1;
                place = nextUnpainted(unpainted, place);
            }
        }
        return shortfall;
    }

    private static int nextUnpainted(int[] unpainted, int from) {
        int place = from;
        while (unpainted[place] != place) {
            unpainted[place] = unpainted[unpainted[place]];
            place = unpainted[place];
        }
        return place;
    }
}
