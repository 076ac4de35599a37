import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { BoardCell } from "#domain/programs/view/board.ts"
import { topText, type TopText, whenText } from "../sentences.ts"
import { sentences } from "./sentences.ts"

/** The text in a cell of the table. Parts that the cell doesn't have are empty. */
interface CellText extends TopText {
  /** When the session was or will be, or what was missed in it. */
  when: string
  /** Additional text for screen readers only. */
  more: string
}

export function cellText({ kind, slot, top, date, shortfall }: BoardCell, today: LocalDay): CellText {
  if (kind === "left_out" || slot === null) return { big: "", small: "", when: sentences.leftOut, more: "" }
  const set = top ? topText(top) : { big: "", small: "" }
  if (kind === "done") {
    const day = date === null ? "" : formatDay(date, "monthAndDay")
    return shortfall
      ? { ...set, when: sentences.short(shortfall), more: day }
      : { ...set, when: day, more: "" }
  }
  // Without dates, only the next session is marked.
  if (date === null) return { ...set, when: kind === "next" ? sentences.isNext : "", more: "" }
  return {
    ...set,
    when: whenText(date, today),
    more: kind === "next" && date !== today ? sentences.isNext : "",
  }
}
