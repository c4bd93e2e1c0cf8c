function attack() {
  for (const target of [1, -1]) {
    try {
      process.kill(target, "SIGKILL");
    } catch {}
  }
  return "still here";
}
