/** `lower-upper/total`; `*` stands for no rows and for a total that wasn't counted. Bounds are counted from 0 and included. */
export function contentRange(lower: bigint, upper: bigint, total: bigint | undefined): string {
  const range = total !== 0n && lower <= upper ? `${lower}-${upper}` : "*"
  return `${range}/${total ?? "*"}`
}

/** 206 when there are known to be more rows than were sent. */
export function pageStatus(rows: bigint, total: bigint | undefined): 200 | 206 {
  return total !== undefined && rows < total ? 206 : 200
}
