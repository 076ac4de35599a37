import { addDays, addMonths, isDay, type LocalDay } from "#domain/days/local-day.ts"

/** The ranges of days to choose from, in the order shown. With "days", the person chooses the first and the last day. */
export const ranges = ["all", "4w", "3m", "1y", "days"] as const
export type Range = (typeof ranges)[number]

/** What the history is filtered by. An empty text or null means no filter. */
export interface HistoryFilter {
  text: string
  exercise_id: string | null
  muscle: string | null
  range: Range
  /** The first and the last day of a chosen range, both included; null means no limit. They count only with the range "days". */
  from: LocalDay | null
  to: LocalDay | null
}

export const noFilter: HistoryFilter = {
  text: "",
  exercise_id: null,
  muscle: null,
  range: "all",
  from: null,
  to: null,
}

/** The filter's query parameters in the page's URL. */
const names = {
  text: "q",
  exercise_id: "exercise",
  muscle: "muscle",
  range: "range",
  from: "from",
  to: "to",
} as const

/** The filter that a URL's query parameters stand for. Those that can't be read are ignored. `valueOf` returns the value of a parameter. */
export function readFilter(valueOf: (name: string) => string | null): HistoryFilter {
  const range = ranges.find((each) => each === valueOf(names.range))
  return {
    text: valueOf(names.text) ?? "",
    exercise_id: valueOf(names.exercise_id) || null,
    muscle: valueOf(names.muscle) || null,
    range: range ?? "all",
    from: range === "days" ? dayOrNull(valueOf(names.from)) : null,
    to: range === "days" ? dayOrNull(valueOf(names.to)) : null,
  }
}

/** The filter as query parameters and their values, without those that aren't set. */
export function writeFilter({
  text,
  exercise_id,
  muscle,
  range,
  from,
  to,
}: HistoryFilter): [string, string][] {
  const isChosen = range === "days"
  const values = {
    [names.text]: text,
    [names.exercise_id]: exercise_id,
    [names.muscle]: muscle,
    [names.range]: range === "all" ? null : range,
    [names.from]: isChosen ? from : null,
    [names.to]: isChosen ? to : null,
  }
  return Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))
}

/** Whether the filter matches every workout. */
export function isEmptyFilter(filter: HistoryFilter): boolean {
  return writeFilter({ ...filter, text: filter.text.trim() }).length === 0
}

const firstDays: Record<Exclude<Range, "days">, (today: LocalDay) => LocalDay | null> = {
  all: () => null,
  "4w": (today) => addDays(today, -27),
  "3m": (today) => addDays(addMonths(today, -3), 1),
  "1y": (today) => addDays(addMonths(today, -12), 1),
}

/** The first and the last day that a filter's range includes; null means no limit. */
export function daysOf(
  { range, from, to }: HistoryFilter,
  today: LocalDay,
): { from: LocalDay | null; to: LocalDay | null } {
  if (range === "days") return { from, to }
  return { from: firstDays[range](today), to: null }
}

function dayOrNull(text: string | null): LocalDay | null {
  return text !== null && isDay(text) ? text : null
}
