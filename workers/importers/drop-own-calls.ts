/** `check(name)` as the last statement, or the same within a function test_check() that is called. */
const ownCalls =
  /\n(?:def test_check\(\):\n[ \t]+check\([A-Za-z_]\w*\)\s*\ntest_check\(\)|check\([A-Za-z_]\w*\))\s*$/;

/**
 * Test source without the call of check(…) that some files end in: tests are called by whoever
 * checks, and once.
 */
export function dropOwnCalls(test: string): string {
  return test.replace(ownCalls, "\n");
}
