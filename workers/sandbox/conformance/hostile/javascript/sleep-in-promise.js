async function attack() {
  await new Promise((resolve) => setTimeout(resolve, 600_000));
}
