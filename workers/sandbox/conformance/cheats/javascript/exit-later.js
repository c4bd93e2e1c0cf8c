setTimeout(() => process.exit(0), 0);

function seal() {
  return new Promise(() => {});
}
