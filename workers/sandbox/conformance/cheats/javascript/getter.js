function seal() {
  let asked = 0;
  return {
    get value() {
      asked += 1;
      return asked;
    },
  };
}
