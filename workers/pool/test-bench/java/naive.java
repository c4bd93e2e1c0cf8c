import java.util.Arrays;
import java.util.List;

class Solution {
    static List<Long> benchFinishes(List<List<Long>> jobs, long resume) {
        int count = jobs.size();
        long[] work = jobs.stream().mapToLong(job -> job.get(1)).toArray();
        long[] settingUp = new long[count];
        Long[] finishes = new Long[count];
        int unfinished = count;
        int before = -1;
        for (long minute = 0; unfinished > 0; minute++) {
            int job = -1;
            for (int at = 0; at < count; at++) {
                if (finishes[at] == null && jobs.get(at).get(0) <= minute && (job == -1 || isBefore(jobs, at, job))) {
                    job = at;
                }
            }
            if (job == -1) {
                continue;
            }
            if (before != -1 && before != job) {
                settingUp[before] = resume;
            }
            before = job;
            if (settingUp[job] > 0) {
                settingUp[job]--;
                continue;
            }
            work[job]--;
            if (work[job] == 0) {
                finishes[job] = minute + 1;
                unfinished--;
                before = -1;
            }
        }
        return Arrays.asList(finishes);
    }

    private static boolean isBefore(List<List<Long>> jobs, int one, int other) {
        int urgency = jobs.get(one).get(2).compareTo(jobs.get(other).get(2));
        return urgency != 0 ? urgency > 0 : jobs.get(one).get(0) < jobs.get(other).get(0);
    }
}
