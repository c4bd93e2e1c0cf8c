import java.util.List;

class Solution {
    static List<Long> leastBallast(List<Long> bags, long needed) {
        return choose(bags, needed, 0, 0, 0);
    }

    private static List<Long> choose(List<Long> bags, long needed, int at, long total, long count) {
        if (at == bags.size()) {
            return total >= needed ? List.of(total, count) : null;
        }
        List<Long> without = choose(bags, needed, at + 1, total, count);
        List<Long> with = choose(bags, needed, at + 1, total + bags.get(at), count + 1);
        if (without == null || with == null) {
            return without == null ? with : without;
        }
        long more = with.get(0) - without.get(0);
        return more < 0 || (more == 0 && with.get(1) < without.get(1)) ? with : without;
    }
}
