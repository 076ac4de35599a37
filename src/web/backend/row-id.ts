const shape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a part of an address can be the id of a row. What can't is not there: Postgres need not be asked, and its words are not shown. */
export function isRowId(text: string): boolean {
  return shape.test(text)
}
