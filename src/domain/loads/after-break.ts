// The share of the last load to return with, by days without any training. Programs and the coach use the same table, so that they give the same
// advice.
const table = [
  // A share of 0.7 applies up to and including 26 whole weeks.
  { from: 27 * 7, share: 0.6 },
  { from: 84, share: 0.7 },
  { from: 56, share: 0.8 },
  { from: 28, share: 0.85 },
  { from: 14, share: 0.9 },
]

/** The share of the last load to return with after a number of days without training; 1 for up to 13 days. */
export function returnShare(days: number): number {
  return table.find(({ from }) => days >= from)?.share ?? 1
}
