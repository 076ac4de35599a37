import { formatDay } from "#domain/days/day-text.ts"
import { addDays } from "#domain/days/local-day.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { LoadKind } from "#domain/programs/editing/load-field.ts"
import type { DayProblem } from "#domain/programs/editing/read-day.ts"
import type { WireFailure } from "#domain/saving/wire-reply.ts"
import { notLoggedIn } from "#domain/text/failure-sentences.ts"
import { countOf } from "#domain/text/count-words.ts"
import { dayTitle } from "#domain/programs/session-words.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { sentences as shared } from "#web/ui/sentences.ts"

const aMonday = "2024-01-01"

/** The wording of the form for editing a program's day. */
export const sentences = {
  loading: "Loading this day",
  failed: "Failed to load this program.",
  unknown: "This day no longer exists. It may have been deleted.",
  day: dayTitle,
  days: "Days of the program",
  copyDay: "Copy this day",
  addDay: "Add an empty day",
  lastDay: "A program needs at least one day. You can end or delete the program on its own page.",
  removeDay: "Remove this day",
  confirmRemoveDay: (day: string) =>
    `Remove ${day} from the program? This takes effect at once and can’t be undone. Your workouts stay.`,
  saveFirst: "Save this day first. It has changes that aren’t saved yet.",
  dayAdded: (day: string) => `${day} added.`,
  dayRemoved: (day: string) => `${day} removed.`,
  dayOf: (place: number, days: number) => `Day ${place} of ${days}`,
  details: "Name and weekday",
  name: "Name of the day",
  weekday: "Weekday",
  usualDays: "My usual days",
  weekdayName: (weekday: number) => formatDay(addDays(aMonday, weekday), "weekday"),

  exercises: "Exercises",
  week: "Week",
  noExercises: shared.noExercisesYet,
  open: (name: string) => `Open ${name}`,
  close: (name: string) => `Close ${name}`,
  weekNumber: (week: number) => `Week ${week}`,
  everyWeek: "The same every week",
  fromWeek: (week: number) => `Week ${week} and after`,
  now: (load: string) => `now ${load}`,
  max: (max: string) => `training max ${max}`,
  ownWeeks: "Different sets each week",
  sameWeeks: (week: number) => `Use week ${week} for every week`,
  madeSame: "Every week is the same now.",
  session: (turn: number) => `Session ${turn}`,
  setsAt: (sets: string, load: string) => (load === "" ? sets : `${sets} at ${load}`),

  reps: "Reps",
  load: "Load",
  weight: "Weight",
  set: (numbers: string) => `Set ${numbers}`,
  setReps: (numbers: string) => `Set ${numbers} reps`,
  setLoad: (numbers: string) => `Set ${numbers} load`,
  setMore: (numbers: string) => `More for set ${numbers}`,
  addSet: "Add set",
  byRule: "by its rule",
  ownChoice: "your choice",
  unreadable: "Not readable yet",
  alike: "Sets like this",
  asked: "Target",
  askedHint:
    "A number, a range such as 8-12, or 30 s, 20 min, 5 km. A + at the end means as many as you can.",
  loadFrom: "The load comes from",
  loadKinds: {
    rule: "The rule below",
    tm: "The training max, in %",
    weight: "A fixed weight",
    first: "The first set",
    own: "% of the current load",
    e1rm: "The 1RM at the start, in %",
    rpe: "An effort (RPE)",
    last: "Last time",
    body: "Body weight",
  } satisfies Record<LoadKind, string>,
  decides: "This set decides how the load changes",
  removeSet: "Remove set",
  setRemoved: (numbers: string) => `Set ${numbers} removed.`,
  done: later.done,

  rest: "Rest (M:SS)",
  usualRest: "my setting",
  tools: (name: string) => `Move, superset or remove ${name}`,
  removed: later.removed,
  add: "Add exercise",
  added: later.added,
  failedExercises: "Failed to load exercises.",

  topSet: "Top set",
  unit: (unit: WeightUnit) => (unit === "lbs" ? "lb" : "kg"),

  where: "Applies to",
  fromNow: "From now on",
  fromNowAbout: "Every session from the next one on. Past workouts stay as they are.",
  once: "This session only",
  onceAbout: "Today’s session starts with these sets. The program and its rules stay as they are.",
  onceElsewhere: (day: string) => `Only the next session can be changed on its own, and that’s ${day}.`,
  onceNone: "There is no next session to change.",
  notRunning: "Only in the program, because it isn’t running.",
  save: "Save changes",
  start: (day: string) => `Start ${day}`,
  bar: "Save",
  saved: (day: string) => `${day} saved. It takes effect from the next session.`,
  savedUnstarted: (day: string) => `${day} saved.`,
  kept: "Not saved yet. Kept on this device.",
  unchanged: "Nothing changed yet.",
  keptNowhere: shared.draftsUnavailable,
  problems: (count: number) => `${countOf(count, "field needs", "fields need")} another look.`,

  restored: later.restored,
  discard: later.discard,
  confirmDiscard: "Discard your unsaved changes?",
  endedElsewhere: "This day was saved or discarded in another tab.",
  changedElsewhere: "This program was changed in another tab or on another device.",
  enteredIsHere: `${later.enteredIsHere} Keep Mine saves this day as you have it, and the other days as they are on the server.`,
  theirsLoaded: later.theirsLoaded,
  gone: "This day was deleted in another tab or on another device.",
}

/** The message for a field that can't be saved. */
export function problemText({ field, what, limit }: DayProblem): string {
  const most = limit === null ? "" : formatNumber(limit)
  if (field === "name") return what === "too_big" ? `Up to ${most} characters.` : "Give the day a name."
  if (field === "lines") return `A day has up to ${most} exercises.`
  if (field === "sets") return `A day has up to ${most} sets.`
  if (field.endsWith(" sets"))
    return what === "too_big"
      ? `Up to ${most} rows of sets in a session.`
      : "Add a set, or remove the exercise."
  if (what === "too_big") return `Up to ${most}.`
  if (what === "too_small") return `At least ${most}.`
  return unreadableText(field)
}

function unreadableText(field: string): string {
  if (field.endsWith(" amount")) return "Write reps as 5, 8-12 or 5+; or 30 s, 20 min, 5 km."
  if (field.endsWith(" load")) return "Write 75%, 80 kg, RPE 8 or first set; or leave it empty."
  if (field.endsWith(" rest")) return "Write minutes and seconds, such as 1:30."
  if (field.endsWith(" stages")) return "Write stages as 5x3+, 6x2+, 10x1+."
  return "Enter a number."
}

/** Why a save failed. `isSaved` means that the program was saved, but its run wasn't changed. */
export function failureText(failure: WireFailure, isSaved: boolean): string {
  if (isSaved)
    return "The program is saved, but your upcoming sessions don’t use the changes yet. Save again."
  if (failure.kind === "unreachable")
    return "The server can’t be reached. Nothing is lost: your changes are kept here. Save again when you’re online."
  if (failure.kind === "signed_out") return notLoggedIn
  if (failure.kind === "gone") return sentences.gone
  if (failure.kind === "conflict") return sentences.changedElsewhere
  return `Nothing was changed: ${failure.message}`
}
