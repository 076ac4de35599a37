import { likelyMeaning, mainMeanings } from "./column-words.ts"
import type { RowFormat } from "./row-reading.ts"

export const isColumn = (known: readonly (string | RegExp)[], name: string) =>
  known.some((each) => (typeof each === "string" ? each === name : each.test(name)))

/**
 * The columns whose unknown names suggest one of the main meanings, in a file of a known format. Without a warning, their data would be lost. If a
 * main column is missing altogether, any unknown column may be that column.
 */
export function unknownMainColumns(format: RowFormat, names: readonly string[]): string[] {
  const unknown = names.filter((name) => name !== "" && !isColumn(format.columns, name))
  const missing = mainMeanings.filter((meaning) => {
    const known = format.main[meaning]
    return known && !names.some((name) => isColumn(known, name))
  })
  return unknown.filter((name) => {
    const meaning = likelyMeaning(name)
    if (meaning !== null) return missing.some((each) => each === meaning)
    return missing.some((each) => each !== "distance" && each !== "duration")
  })
}

/** For each column, counts the cells that could be read and the cells that couldn't. */
export class ColumnReadings {
  readonly #counts = new Map<string, { read: number; unread: number }>()

  count(column: string, wasRead: boolean) {
    const counts = this.#counts.get(column) ?? { read: 0, unread: 0 }
    counts[wasRead ? "read" : "unread"] += 1
    this.#counts.set(column, counts)
  }

  /** The main columns in which no cell could be read. */
  unreadMain(format: RowFormat): string[] {
    const main = mainMeanings.flatMap((meaning) => format.main[meaning] ?? [])
    return [...this.#counts]
      .filter(([column, { read, unread }]) => unread > 0 && read === 0 && isColumn(main, column))
      .map(([column]) => column)
  }
}
