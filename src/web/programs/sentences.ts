import type { Program } from "#domain/programs/program.ts"
import type { ShownSession } from "#domain/programs/prescription.ts"
import { dayTitle, placeText } from "#domain/programs/session-words.ts"
import { pausedSince } from "#domain/programs/view/course.ts"
import type { Standing } from "#domain/programs/standing.ts"

/** The wording for the running program on other pages. */
export const sentences = {
  running: "Current",
  paused: "Paused. Resume it on the program’s page.",
  over: "All weeks done. Choose what’s next.",
}

/** Where a run is: "Week 3 of 4, day 2. Bench is next." */
export function whereText(standing: Standing, next: ShownSession | null): string {
  const { program } = standing.plan
  if (pausedSince(standing) !== null) return sentences.paused
  if (!next) return sentences.over
  return `${placeText(next, program)}. ${nameOf(next, program)} is next.`
}

const nameOf = ({ day }: ShownSession, { days }: Program) => dayTitle(days[day]?.name ?? "")
