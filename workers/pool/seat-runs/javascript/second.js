export function longestFree(rows) {
  return rows.map(longestInRow);
}

function longestInRow(row) {
  const stretches = row.map((free) => (free ? "f" : " ")).join("").split(" ");
  return Math.max(...stretches.map((stretch) => stretch.length));
}
