export function longestFree(rows) {
  return rows.map((row) => {
    let longest = 0;
    let run = 0;
    for (const free of row) {
      run = free ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return longest;
  });
}
