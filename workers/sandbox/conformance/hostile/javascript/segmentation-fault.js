function attack() {
  process.kill(process.pid, "SIGSEGV");
}
