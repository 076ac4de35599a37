import type { Change } from "./change.ts"
import { membersOf, objectOf } from "./json-members.ts"
import type { VisibleChange } from "./readable.ts"

/** The limit on a change's data, in characters of JSON. */
export const longestPayload = 1_048_576
const longestFieldOfLarge = 64

/** The data of a change as JSON text. Values are kept as Postgres wrote them. */
export class Payload {
  readonly #change: Change
  readonly #shown: VisibleChange
  readonly #texts = new Map<string, string>()

  constructor(change: Change, shown: VisibleChange) {
    this.#change = change
    this.#shown = shown
  }

  /** The data with only these columns; all of them if `select` is undefined. */
  of(select: string[] | undefined): string {
    const key = JSON.stringify(select ?? null)
    const known = this.#texts.get(key)
    if (known !== undefined) return known
    const text = dataOf(this.#change, select ? withColumns(this.#shown, new Set(select)) : this.#shown)
    this.#texts.set(key, text)
    return text
  }
}

function dataOf(change: Change, { columns, record, oldRecord }: VisibleChange): string {
  const { schema, table, committedAt, kind } = change
  const head = JSON.stringify({ schema, table, commit_timestamp: committedAt, type: kind }).slice(0, -1)
  const isLarge = (record?.length ?? 0) + (oldRecord?.length ?? 0) > longestPayload
  const row = (text: string | null) => (isLarge && text !== null ? withoutLongFields(text) : text)
  const parts = [
    head,
    `"columns":${JSON.stringify(columns)}`,
    ...(kind === "DELETE" ? [] : [`"record":${row(record)}`]),
    ...(kind === "INSERT" ? [] : [`"old_record":${row(oldRecord)}`]),
    `"errors":${isLarge ? '["Error 413: Payload Too Large"]' : "null"}`,
  ]
  return `${parts.join(",")}}`
}

function withColumns({ columns, record, oldRecord }: VisibleChange, names: Set<string>): VisibleChange {
  const row = (text: string | null) =>
    text === null ? null : objectOf([...membersOf(text)].filter(([name]) => names.has(name)))
  return {
    columns: columns.filter(({ name }) => names.has(name)),
    record: row(record),
    oldRecord: row(oldRecord),
  }
}

const withoutLongFields = (text: string) =>
  objectOf([...membersOf(text)].filter(([, value]) => value.length <= longestFieldOfLarge))
