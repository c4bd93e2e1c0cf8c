import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

class Solution {
    private static final class Job {
        final long arrival;
        final long urgency;
        long work;
        long settingUp;
        long finish;

        Job(List<Long> numbers) {
            arrival = numbers.get(0);
            work = numbers.get(1);
            urgency = numbers.get(2);
        }
    }

    static List<Long> benchFinishes(List<List<Long>> jobs, long resume) {
        List<Job> all = jobs.stream().map(Job::new).toList();
        // Stable, so that the place in this list breaks ties between equally urgent jobs.
        List<Job> arriving = all.stream().sorted(Comparator.comparingLong(job -> job.arrival)).toList();
        PriorityQueue<Integer> open = new PriorityQueue<>(
            Comparator.comparingLong((Integer place) -> -arriving.get(place).urgency).thenComparing(place -> place));
        int admitted = 0;
        long now = 0;
        Job current = null;
        while (!open.isEmpty() || admitted < arriving.size()) {
            if (open.isEmpty()) {
                now = Math.max(now, arriving.get(admitted).arrival);
            }
            while (admitted < arriving.size() && arriving.get(admitted).arrival <= now) {
                open.add(admitted++);
            }
            Job job = arriving.get(open.element());
            if (current != null && current != job) {
                current.settingUp = resume;
            }
            long nextArrival = admitted < arriving.size() ? arriving.get(admitted).arrival : Long.MAX_VALUE;
            long finish = now + job.settingUp + job.work;
            if (finish <= nextArrival) {
                job.finish = finish;
                now = finish;
                open.remove();
                current = null;
            } else {
                long passed = nextArrival - now;
                job.work -= Math.max(0, passed - job.settingUp);
                job.settingUp = Math.max(0, job.settingUp - passed);
                now = nextArrival;
                current = job;
            }
        }
        return all.stream().map(job -> job.finish).toList();
    }
}
