import { formatDay } from "#domain/days/day-text.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { DaySpan, LiftCycle } from "#domain/programs/view/lift-course.ts"
import { writeList } from "#domain/text/formats.ts"

const spanText = ({ from, to }: DaySpan) =>
  from === to
    ? formatDay(from, "monthAndDay")
    : `${formatDay(from, "monthAndDay")} to ${formatDay(to, "monthAndDay")}`

/** The wording for a lift's cycles in programs. */
export const sentences = {
  title: "Program cycles",
  cycle: "Cycle",
  best: (unit: WeightUnit) => `Best est. 1RM (${unit})`,
  cycleName: (program: string, { number }: LiftCycle) =>
    number === null ? program : `${program}, cycle ${number}`,
  /** Labels in the chart, where space is tight. */
  mark: (program: string, { number }: LiftCycle) => (number === null ? program : `Cycle ${number}`),
  shortMark: ({ number }: LiftCycle) => (number === null ? "" : String(number)),
  span: (span: DaySpan) => `${spanText(span)}, ${span.to.slice(0, 4)}`,
  none: "–",
  easyKey: "Lighter on purpose",
  startKey: "Start of a cycle",
  /** A description of the hatched weeks. */
  easyWeeks: (spans: readonly DaySpan[]) => `Lighter on purpose: ${writeList(spans.map(spanText))}.`,
}
