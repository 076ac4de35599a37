// An answer of the server is cut to this many rows, or to fewer where its operator says so.
const pageOfRows = 1000

interface Page<Row> {
  data: Row[]
  /** Of all pages; ask with `count: "exact"`. */
  count: number | null
}

/** Every row of a list that may be longer than one answer. `page` asks for the rows `from` to `to`, in an order that tells all rows apart. */
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
