function seal() {
  return {
    // biome-ignore lint/suspicious/noThenProperty: it poses as a promise.
    then(resolve) {
      resolve(0);
      resolve(1);
    },
  };
}
