function attack() {
  process.kill(process.pid, "SIGSTOP");
}
