function attack() {
  process.kill(process.pid, "SIGFPE");
}
