/** `lower-upper/total`. `*` means no rows, or a total that wasn't counted. Bounds start at 0 and are inclusive. */
export function contentRange(lower: bigint, upper: bigint, total: bigint | undefined): string {
  const range = total !== 0n && lower <= upper ? `${lower}-${upper}` : "*"
  return `${range}/${total ?? "*"}`
}

/** 206 if more rows are known to exist than were sent. */
export function pageStatus(rows: bigint, total: bigint | undefined): 200 | 206 {
  return total !== undefined && rows < total ? 206 : 200
}
