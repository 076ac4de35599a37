import { type DayOrder, dayOrderOf } from "./read-time.ts"
import type { Table } from "./table.ts"
import { type DecimalMark, decimalMarkIn } from "./written-numbers.ts"
import type { TimeUnit } from "./written-units.ts"

/** The person's answers to the questions about a table's ambiguous date, number and time formats. */
export interface SpellingAnswers {
  dayOrder?: DayOrder
  decimalMark?: DecimalMark
  timeUnit?: Exclude<TimeUnit, "ms">
}

/** What is ambiguous in a table's formats, each with an example from the file. */
export type OpenSpelling = Partial<Record<keyof SpellingAnswers, string>>

/** The formats of a table's dates and numbers: decided from all its rows, or else by asking the person. */
export class Spelling {
  readonly open: OpenSpelling = {}
  readonly #marks = new Map<string, DecimalMark | "open" | null>()
  #dayOrder: DayOrder | undefined
  #markOfAll: DecimalMark | "open" | null | undefined

  constructor(
    private readonly names: readonly string[],
    private readonly rows: Table["rows"],
    private readonly dates: readonly string[],
    private readonly answers: SpellingAnswers,
  ) {}

  /** The order of day and month in all-numeric dates. */
  dayOrder(): DayOrder {
    this.#dayOrder ??= this.#findDayOrder()
    return this.#dayOrder
  }

  #findDayOrder(): DayOrder {
    const found = dayOrderOf(this.dates.flatMap((column) => this.#cells(column)))
    if ("order" in found) return found.order
    this.open.dayOrder = found.example
    return this.answers.dayOrder ?? "day_first"
  }

  /** The decimal mark to use for a number in this column that could be read both ways. */
  decimalMark(column: string, text: string): DecimalMark {
    const own = this.#markOf(column)
    if (own === "." || own === ",") return own
    const file = own ?? this.#markOfFile()
    // Apps write decimals with a point; a comma can mean anything.
    if (text.includes(".") ? file === "." || file === null : file === ".") return "."
    this.open.decimalMark ??= text
    return this.answers.decimalMark ?? "."
  }

  /** The unit of numbers that are written without one, in a column of times whose name doesn't state a unit. */
  timeUnit(text: string): TimeUnit {
    this.open.timeUnit ??= text
    return this.answers.timeUnit ?? "s"
  }

  #markOf(column: string): DecimalMark | "open" | null {
    const known = this.#marks.get(column)
    if (known !== undefined) return known
    const found = markOf(this.#cells(column))
    this.#marks.set(column, found)
    return found
  }

  /** The file's decimal mark, decided from all the columns that contain only numbers. */
  #markOfFile(): DecimalMark | "open" | null {
    if (this.#markOfAll !== undefined) return this.#markOfAll
    const numeric = this.names.filter((name) => this.#cells(name).every(isNumeric))
    this.#markOfAll = markOf(numeric.flatMap((name) => this.#cells(name)))
    return this.#markOfAll
  }

  /** The text of a column's cells, without the empty ones. */
  #cells(column: string): string[] {
    const index = this.names.indexOf(column)
    if (index < 0) return []
    return this.rows.flatMap(({ cells }) => {
      const text = cells[index]?.trim() ?? ""
      return text === "" ? [] : [text]
    })
  }
}

/** A number, optionally followed by a unit. */
const withUnit =
  /^(?<number>[+-]?[\d.,][\d.,' ’\u00A0\u2009\u202F]*(?:e[+-]?\d{1,2})?)\s*(?<unit>\p{L}*\.?)$/iu

/** Splits "100 kg" into its number and its unit; the unit is empty if there is none. Null for anything else. */
export function numberAndUnit(text: string): { number: string; unit: string } | null {
  // A shortcut for most cells.
  if (/^[\d.]+$/.test(text)) return { number: text, unit: "" }
  const { number, unit } = withUnit.exec(text.trim())?.groups ?? {}
  return number === undefined ? null : { number: number.trim(), unit: unit ?? "" }
}

const isNumeric = (text: string) => numberAndUnit(text) !== null

function markOf(cells: readonly string[]): DecimalMark | "open" | null {
  const shown = new Set(cells.map((text) => decimalMarkIn(numberAndUnit(text)?.number ?? "")))
  const [point, comma] = [shown.has("."), shown.has(",")]
  if (point && comma) return "open"
  if (point) return "."
  return comma ? "," : null
}
