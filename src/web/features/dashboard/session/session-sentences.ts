import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { MissedSession } from "#domain/programs/view/missed-session.ts"

const follows: Record<MissedSession["follows"], string> = {
  is_next: "It comes next, and the others follow.",
  left_out: "Your program follows the calendar, so it’s left out unless you do it.",
  repeats_week: "If it isn’t done by Sunday, the week starts again.",
}

/** The wording for a program's upcoming sessions. */
export const sentences = {
  decidesTitle: (isToday: boolean) => (isToday ? "What today decides" : "What it decides"),
  later: "Its numbers depend on the sessions before it.",
  startEarly: (name: string) => `Log ${name} Now`,
  afterThat: "After That",
  wholeProgram: "The Whole Program",
  next: "Next",
  topSet: (target: string) => `top set ${target}`,
  twice: (name: string) => `${name} was logged twice.`,
  twiceKept: "Both workouts are saved. The one that reached the server first counts toward your program.",
  alone: (name: string) => `${name} was saved without its program.`,
  aloneWhy: "The program was deleted in the meantime.",
  seeThisOne: "See This One",
  missed: (name: string, day: LocalDay, what: MissedSession["follows"]) =>
    `${name} was planned for ${formatDay(day, "weekday")}. ${follows[what]}`,
  paused: "Paused. Nothing is scheduled.",
  resume: "Resume",
  resumed: "Program resumed.",
  notResumed: "Couldn’t resume the program. Please try again.",
  doItToday: "Do It Today",
  leaveOut: "Leave It Out",
  wasLeftOut: (name: string) => `${name} is left out.`,
  notLeftOut: "Couldn’t save that. Please try again.",
  notUndone: "Couldn’t undo that. Please try again.",
}
