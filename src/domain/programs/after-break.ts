// Shares of the last load after days without any training: the table of the coach's returns, so that both say the same.
const table = [
  { from: 183, share: 0.6 },
  { from: 84, share: 0.7 },
  { from: 56, share: 0.8 },
  { from: 28, share: 0.85 },
  { from: 14, share: 0.9 },
]

/** The share of the last load to begin with after days without training; 1 up to 13 days. */
export function returnShare(days: number): number {
  return table.find(({ from }) => days >= from)?.share ?? 1
}
