import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"

/** The wording about a program's session in its workout's summary. */
export const sentences = {
  title: "What happens next, and why",
  titleOfEarlier: "Planned and done",
  askedAndDone: (unit: WeightUnit) => `planned, done, ${unit}`,
  met: "met",
  missed: "missed",
  nextTime: "Next time",
  nextOn: (day: LocalDay) => `Next on ${formatDay(day, "weekdayAndDay")}`,
  noNext: "Not in the upcoming sessions.",
  deload: "A deload is lighter on purpose. It doesn’t change your loads.",
  unreadable: "This session’s targets can’t be read. It counts as done, and no load changes.",
  nextSession: "Next session",
  place: (program: string, place: string) => `${program}, ${place.toLowerCase()}.`,
  wholeProgram: "The Whole Program",
  takenTitle: "This session was logged twice.",
  taken: "Both workouts are saved. The one that reached the server first counts toward your program.",
  letCount: "Count This Workout",
  counted: "This workout now counts toward your program.",
  notSent: "That couldn’t be saved. Check your connection and try again.",
  lowerTitle: "You missed a set that counts",
  lowerWhy:
    "The training max comes down after this cycle. Lower it now, and the rest of the cycle uses the lighter weights.",
  lower: (name: string, max: number, unit: WeightUnit) => `Lower ${name} to ${formatNumber(max)} ${unit} now`,
  lowered: (name: string, max: number, unit: WeightUnit) =>
    `Training max of ${name}: ${formatNumber(max)} ${unit} from now on.`,
  feltTitle: "How was it?",
  sore: "Still sore from last time?",
  soreChoices: { no: "No", gone: "Not anymore", still: "Still" },
  went: "Today’s sets went",
  wentChoices: { better: "Better", planned: "As planned", worse: "Worse" },
  feltSaid: "How the session felt.",
  feltWhy: "This decides how many sets come next.",
  failedRun: "Your workout is saved, but your program couldn’t be loaded.",
}
