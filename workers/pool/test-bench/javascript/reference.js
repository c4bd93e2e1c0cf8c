export function benchFinishes(jobs, resume) {
  const states = jobs.map(([arrival, work, urgency]) => ({
    arrival,
    work,
    urgency,
    settingUp: 0,
    finish: null,
  }));
  const arrivals = [...new Set(states.map(({ arrival }) => arrival))].sort((a, b) => a - b);
  // The sort is stable, so that equals keep the order of the list.
  const queue = [...states].sort((a, b) => b.urgency - a.urgency || a.arrival - b.arrival);
  let interruptible = null;
  arrivals.forEach((arrival, at) => {
    const nextArrival = arrivals[at + 1] ?? Number.POSITIVE_INFINITY;
    let now = arrival;
    while (now < nextArrival) {
      const job = queue.find((one) => one.finish === null && one.arrival <= arrival);
      if (!job) return;
      if (interruptible && interruptible !== job) interruptible.settingUp = resume;
      interruptible = null;
      const finish = now + job.settingUp + job.work;
      if (finish <= nextArrival) {
        job.finish = finish;
        now = finish;
        continue;
      }
      const passed = nextArrival - now;
      job.work -= Math.max(0, passed - job.settingUp);
      job.settingUp = Math.max(0, job.settingUp - passed);
      interruptible = job;
      now = nextArrival;
    }
  });
  return states.map(({ finish }) => finish);
}
