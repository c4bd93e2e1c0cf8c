class Chameleon extends Number {
  valueOf() {
    return Math.random();
  }
}

function seal() {
  return new Chameleon(0);
}
