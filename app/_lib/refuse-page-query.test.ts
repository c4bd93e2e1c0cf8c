import { describe, expect, it } from "vitest";
import { refusePageQuery } from "./refuse-page-query";

const refuse = (address: string) => {
  const { pathname, searchParams } = new URL(address, "http://board.example");
  return refusePageQuery(pathname, searchParams);
};

describe("the query of a page that is answered anew", () => {
  it.each([
    ["/boards/weekly?k=abc", '"k" must be a whole number from 1 to 10000'],
    ["/boards/weekly?tier=9", '"tier" must be one of 1, 2, 3'],
    ["/boards/weekly?k=1&k=2", '"k" is given twice'],
    ["/compare?suite=../x", '"suite" must be 1 to 100 letters'],
    ["/compare?suite=weekly&m=a&m=%00", '"m" must be'],
    ["/compare?suite=weekly&a=x&b=y&c=z%20z", '"c" must be 1 to 100 letters'],
    ["/compare/traces?a=1", '"b" is missing'],
    ["/compare/traces?a=1&b=x", '"b" must be the number of a row'],
    ["/events?kind=party", '"kind" must be one of'],
    ["/events?before=-1", '"before" must be a whole number'],
    ["/records?before=0", '"before" must be the number of a row'],
    ["/runs/1?page=0", '"page" must be a whole number'],
    ["/runs/1?dir=up", '"dir" must be one of asc, desc'],
    ["/tasks/HumanEval/0?revision=a%20b", '"revision" must be 1 to 100 letters'],
  ])("%s is refused: %s", (address, words) => {
    expect(refuse(address)).toContain(`the parameter ${words}`);
  });

  it.each([
    "/boards/weekly",
    "/boards/weekly?k=5&tier=2&cycle=&utm_source=elsewhere",
    "/compare?suite=weekly&m=a&m=b&m=c",
    "/compare?suite=weekly&a=x&b=y&c=z&d=",
    "/compare/traces?a=1&b=2",
    "/events?kind=&model=",
    "/runs/1?page=2&class=all&sort=cpu&dir=desc",
    "/tasks/HumanEval/0?suite=humaneval",
    "/models/x?k=abc",
  ])("%s is not", (address) => {
    expect(refuse(address)).toBeNull();
  });
});
