import java.util.List;
import java.util.stream.LongStream;

class Solution {
    static Long originalSecond(long length, List<List<Long>> cuts, long moment) {
        LongStream afterCuts = cuts.stream().mapToLong(cut -> cut.get(1));
        LongStream beforeCuts = cuts.stream().mapToLong(cut -> cut.get(0));
        long[] startsOfKept = LongStream.concat(LongStream.of(0), afterCuts).sorted().toArray();
        long[] endsOfKept = LongStream.concat(beforeCuts, LongStream.of(length)).sorted().toArray();
        long left = moment;
        for (int place = 0; place < startsOfKept.length; place++) {
            long kept = endsOfKept[place] - startsOfKept[place];
            if (left < kept) {
                return startsOfKept[place] + left;
            }
            left -= kept;
        }
        return null;
    }
}
