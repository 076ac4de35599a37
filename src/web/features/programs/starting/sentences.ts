import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { Program } from "#domain/programs/program.ts"
import type { BestLift } from "#domain/programs/starting/best-lifts.ts"
import { plural, writeList, writeNumber } from "#domain/text/formats.ts"
import { dayTitle } from "#domain/programs/session-words.ts"

const weight = (value: number) => writeNumber(value, 1)

/** The wording of the page for starting a program. */
export const sentences = {
  back: "Programs",
  maxes: "Training maxes",
  maxesFrom: (unit: WeightUnit) => `${unit}, 90% of your best in 90 days`,
  singles: "Best single",
  singlesFrom: (unit: WeightUnit) => `${unit}, estimated from your best in 90 days`,
  loads: "First weights",
  loadsFrom: (unit: WeightUnit) => `${unit}, light enough to progress for weeks`,
  tm: (exercise: string, unit: WeightUnit) => `Training max for ${exercise} (${unit})`,
  e1rm: (exercise: string, unit: WeightUnit) => `Best single in ${exercise} (${unit})`,
  load: (exercise: string, reps: string, unit: WeightUnit) =>
    `First weight for ${exercise}, ${reps} (${unit})`,
  five: (exercise: string, unit: WeightUnit) => `Weight for five reps of ${exercise} (${unit})`,
  less: (label: string) => `${label}, less`,
  more: (label: string) => `${label}, more`,
  from: ({ e1rm, weight: lifted, unit, reps, date }: BestLift) =>
    `Estimated 1RM ${weight(e1rm)}, from ${formatNumber(lifted)} ${unit} × ${reps} on ${formatDay(date, "monthAndDay")}.`,
  askFive: "No set in 90 days. What could you lift five times?",
  askLoad: "Leave it empty to find your weight on the day.",
  fiveMakes: (five: number, kind: "tm" | "e1rm", result: number) =>
    kind === "tm"
      ? `${weight(five)} × 5 gives a training max of ${weight(result)}. Not sure? Start lower. It will go up anyway.`
      : `${weight(five)} × 5 gives a best single of ${weight(result)}.`,
  reps: (text: string) => `sets of ${text}`,
  loadFor: (text: string) => `For sets of ${text}.`,
  unknown: (count: number) =>
    `${count} ${plural(count, { one: "exercise has", other: "exercises have" })} no set in 90 days. You’ll find ${plural(count, { one: "its weight", other: "their weights" })} on the day, or enter ${plural(count, { one: "it", other: "them" })} now.`,
  unreadable: "Enter a number, such as 62.5.",
  missing: (exercise: string) => `Enter a weight for ${exercise}.`,
  noFields: "Nothing to enter. You choose your weights on the day.",
  swaps: "Swaps",
  swapsFrom: "in place of exercises you avoid",
  insteadOf: (exercise: string, reason: string | null) =>
    reason === null ? `Instead of ${exercise}` : `Instead of ${exercise} (${reason})`,
  keep: (exercise: string) => `Keep ${exercise}`,
  when: "When",
  advance: "How the program advances",
  inOrder: "In order, on any day",
  byCalendar: "By the calendar",
  orderMeans: "A missed day waits. The next session is always the next in the list.",
  calendarMeans: "Every week begins on Monday, whatever you missed.",
  missed: "A missed day",
  missedChoices: { left_out: "Is left out", waits: "Waits", repeats_week: "Repeats the week" },
  weekdays: "Usual days",
  preview: (week: number) => `Week ${week} would be`,
  previewDays: (shown: number, days: number) =>
    shown === 1 ? `day 1 of ${days}` : `days 1 to ${shown} of ${days}`,
  daysLeftOut: (days: readonly string[]) =>
    `${writeList(days.map(dayTitle))} ${plural(days.length, { one: "is", other: "are" })} left out this week, because ${plural(days.length, { one: "its day has", other: "their days have" })} passed. To do the whole week, start on Monday.`,
  weekLeftOut:
    "All days of week 1 have passed, so the program would begin with week 2. To do the whole program, start on Monday.",
  session: (day: string, date: LocalDay) => `${dayTitle(day)}, ${formatDay(date, "weekday")}`,
  moreExercises: (count: number) =>
    `and ${count} more ${plural(count, { one: "exercise", other: "exercises" })}`,
  bar: "Start",
  first: (day: string, when: string) => `First: ${dayTitle(day)}, ${when}`,
  today: "today",
  start: "Start",
  startNamed: (name: string) => `Start ${name}`,
  nothingBefore: "Everything can be changed later.",
  ends: (name: string) => `Ends ${name}. Your workouts stay.`,
  needsNetwork: "You’re offline. Starting a program needs a connection.",
  started: (name: string) => `${name} is running.`,
  unreachable: "The server can’t be reached. Press Start again. The program won’t start twice.",
  signedOut: "User not logged in.",
  gone: "This program was deleted on another device.",
  otherRuns: "Another program was started on another device. Press Start again to end it.",
  refused: (message: string) => `The program wasn’t started: ${message}`,
  failed: "Couldn’t load what’s needed to start this program.",
  after: (by: string) => `${by}.`,
  shape: ({ days_per_week, minutes }: Pick<Program, "days_per_week" | "minutes">) =>
    [
      `${days_per_week} ${plural(days_per_week, { one: "day", other: "days" })} a week`,
      ...(minutes === null ? [] : [`about ${minutes} minutes each`]),
    ].join(", "),
}
