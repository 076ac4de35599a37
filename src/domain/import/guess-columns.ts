import { type ColumnMeaning, likelyMeaning, mainMeanings } from "./column-words.ts"
import { readTime } from "./read-time.ts"

/** The chosen meaning of each column; columns that aren't listed are ignored. */
export type ColumnMap = Readonly<Partial<Record<ColumnMeaning, string>>>

/** A column, with the contents of its first rows. */
export interface SampledColumn {
  name: string
  samples: readonly string[]
}

const clock = /^(?:\d{4}-\d{2}-\d{2}[T ])?\d{1,2}:\d{2}(?::\d{2})?(?<half> ?[ap]\.?m\.?)?$/i
const lateHour = 10

/**
 * Guesses the columns' meanings from their names and first rows, for the person to review. A column of times that could be times of day or durations
 * is left for the person to decide.
 */
export function guessColumns(columns: readonly SampledColumn[]): ColumnMap {
  const guess: Partial<Record<ColumnMeaning, string>> = {}
  const times = columns.filter(({ name }) => likelyMeaning(name) === "duration")
  for (const column of columns) {
    const meaning = times.length > 1 ? meaningBeside(column, times) : meaningOf(column)
    if (meaning !== null && !(meaning in guess)) guess[meaning] = column.name
  }
  const { date, time, ...others } = guess
  // Some tables have no column for the day, only a start time that includes the day.
  if (date === undefined && time !== undefined && isDated(columns, time))
    return withBodyWeight({ ...others, date: time })
  return withBodyWeight(guess)
}

/** The columns whose names suggest an important meaning that the map doesn't assign to any column; the person is asked about them. */
export function undecidedColumns(columns: readonly SampledColumn[], map: ColumnMap): string[] {
  const taken = new Set(Object.values(map))
  return columns.flatMap(({ name }) => {
    const meaning = likelyMeaning(name)
    const isOpen = !taken.has(name) && mainMeanings.some((main) => main === meaning && !(main in map))
    return isOpen ? [name] : []
  })
}

function meaningOf({ name, samples }: SampledColumn): ColumnMeaning | null {
  const likely = likelyMeaning(name)
  if (likely === "order") return null
  return likely === "duration" ? timeMeaning(samples) : likely
}

/**
 * What a column of times means if there are several: a column named as a duration is the workout's length,
 * provided that another column holds the sets' times.
 */
function meaningBeside(column: SampledColumn, times: readonly SampledColumn[]): ColumnMeaning | null {
  const isLength = ({ name }: SampledColumn) => /duration|length|dauer|dur[eéa]/i.test(name)
  if (!times.includes(column) || !isLength(column)) return meaningOf(column)
  return times.some((each) => !isLength(each) && meaningOf(each) === "duration")
    ? "workoutLength"
    : meaningOf(column)
}

/** In a table of only dates and weights, the weights are body weights. */
function withBodyWeight(guess: ColumnMap): ColumnMap {
  const { weight, ...others } = guess
  const isAlone = (["exercise", "reps", "bodyWeight"] as const).every((meaning) => !(meaning in guess))
  return weight !== undefined && isAlone ? { ...others, bodyWeight: weight } : guess
}

const isDated = (columns: readonly SampledColumn[], name: string) =>
  columns.some((column) => column.name === name && column.samples.some((text) => readTime(text) !== null))

/** Whether the samples are times of day, such as 18:05, or durations, such as 90 or 0:01:30; null if it's unclear. */
function timeMeaning(samples: readonly string[]): "time" | "duration" | null {
  const clocks = samples.flatMap((text) => {
    const read = clock.exec(text.trim())
    return read ? [{ text, half: read.groups?.["half"] }] : []
  })
  if (clocks.length === 0) return "duration"
  if (clocks.some(({ half }) => half !== undefined)) return "time"
  const hours = clocks.map(({ text }) => Number(text.split(":")[0]))
  if (hours.every((hour) => hour < 1)) return "duration"
  return hours.some((hour) => hour >= lateHour) && clocks.length === samples.length ? "time" : null
}
