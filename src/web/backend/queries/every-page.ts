// The server truncates responses to this many rows, or fewer if the operator sets a lower limit.
const pageOfRows = 1000

interface Page<Row> {
  data: Row[]
  /** The total number of rows; request it with `count: "exact"`. */
  count: number | null
}

/** All rows of a list that may exceed one response. `page` fetches the rows `from` to `to`, in a total order. */
export async function everyPage<Row>(
  page: (from: number, to: number) => PromiseLike<Page<Row>>,
): Promise<Row[]> {
  const first = await page(0, pageOfRows - 1)
  const rows = [...first.data]
  const total = first.count ?? 0
  while (rows.length < total) {
    const { data } = await page(rows.length, rows.length + pageOfRows - 1)
    if (data.length === 0) break
    rows.push(...data)
  }
  return rows
}
