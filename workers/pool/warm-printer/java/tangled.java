import java.util.ArrayList;
import java.util.List;

class Solution {
    static List<Long> finishMinutes(List<List<Long>> jobs, long warmUp, long staysWarm) {
        List<Long> result = new ArrayList<>();
        long t = 0;
        boolean first = true;
        for (int i = 0; i < jobs.size(); i++) {
            List<Long> job = jobs.get(i);
            if (first) {
                t = job.get(0);
                t = t + warmUp;
                t = t + job.get(1);
                result.add(t);
                first = false;
            } else {
                if (job.get(0) > t) {
                    long gap = job.get(0) - t;
                    if (gap > staysWarm) {
                        t = job.get(0);
                        if (warmUp > 0) {
                            t = t + warmUp;
                            t = t + job.get(1);
                            result.add(t);
                        } else {
                            t = t + job.get(1);
                            result.add(t);
                        }
                    } else {
                        if (gap == staysWarm) {
                            t = job.get(0);
                            t = t + job.get(1);
                            result.add(t);
                        } else {
                            t = job.get(0);
                            t = t + job.get(1);
                            result.add(t);
                        }
                    }
                } else {
                    if (job.get(0) == t) {
                        t = t + job.get(1);
                        result.add(t);
                    } else {
                        t = t + job.get(1);
                        result.add(t);
                    }
                }
            }
        }
        return result;
    }
}
