import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    static Long fastestDrive(
            List<List<Long>> roads, List<Long> restStops, long start, long goal, long limit, long rest) {
        return new Drive(roads, restStops, goal, limit, rest).from(start, 0, Set.of(start), Set.of());
    }

    private record Drive(List<List<Long>> roads, List<Long> restStops, long goal, long limit, long rest) {
        Long from(long place, long driven, Set<Long> passed, Set<Long> rested) {
            if (place == goal) {
                return 0L;
            }
            Long best = null;
            for (List<Long> road : roads) {
                if (road.get(0) == place && !passed.contains(road.get(1)) && driven + road.get(2) <= limit) {
                    Long left = from(road.get(1), driven + road.get(2), with(passed, road.get(1)), rested);
                    if (left != null && (best == null || road.get(2) + left < best)) {
                        best = road.get(2) + left;
                    }
                }
            }
            if (restStops.contains(place) && !rested.contains(place) && driven > 0) {
                Long left = from(place, 0, Set.of(place), with(rested, place));
                if (left != null && (best == null || rest + left < best)) {
                    best = rest + left;
                }
            }
            return best;
        }

        private static Set<Long> with(Set<Long> places, long place) {
            Set<Long> more = new HashSet<>(places);
            more.add(place);
            return more;
        }
    }
}
