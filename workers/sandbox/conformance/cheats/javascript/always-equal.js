class Anything {
  valueOf() {
    return 0;
  }
  toString() {
    return "0";
  }
  toJSON() {
    return 0;
  }
  equals() {
    return true;
  }
  [Symbol.toPrimitive]() {
    return 0;
  }
}

function seal() {
  return new Anything();
}
