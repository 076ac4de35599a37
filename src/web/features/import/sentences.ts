import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { DistanceUnit, WeightUnit } from "#domain/measures/units.ts"
import type { MadeExercise } from "#domain/import/match-exercises.ts"
import { label } from "#domain/text/label.ts"
import { plural, writeList, writeNumber } from "#domain/text/formats.ts"
import type { Prepared, Unreadable } from "./file/messages.ts"

const counted = (count: number, one: string, other: string) =>
  `${writeNumber(count, 0)} ${plural(count, { one, other })}`
const workouts = (count: number) => counted(count, "workout", "workouts")
const weights = (count: number) => counted(count, "body weight", "body weights")
const sets = (count: number) => counted(count, "set", "sets")

/** "8 years, 8 months" */
function spanText(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [
    years > 0 && counted(years, "year", "years"),
    (rest > 0 || years === 0) && counted(rest, "month", "months"),
  ]
  return parts.filter(Boolean).join(", ")
}

const unreadable: Record<Unreadable, string> = {
  empty: "There is nothing in it.",
  "no table":
    "It holds no training history. Repertoire reads CSV files, its own JSON and Apple Health exports.",
  "too large": "It is larger than 300 MB, more than any training history.",
  gone: "It was moved or changed while it was read.",
  newer: "A later version of Repertoire wrote it. Update this one first.",
  archive: "It is an archive without the records of Apple Health. Unpack it and choose the file in it.",
  "old strong":
    "It is an export of Strong from 2018, whose lines can’t be told apart. Update Strong and export once more.",
  bomb: "It unpacks to far more than any Apple Health export.",
  broken: "It is a Repertoire export, but it is damaged or was changed by hand.",
}

const otherRows = {
  workouts: ["routine", "routines"],
  generated_weekly_schedules: ["weekly plan", "weekly plans"],
  goals: ["goal", "goals"],
  ai_analyses: ["analysis", "analyses"],
  exercise_notes: ["exercise note", "exercise notes"],
  avoided: ["thing you avoid", "things you avoid"],
} as const

const measures: Record<MadeExercise["measure"], string> = {
  weight_reps: "weight and reps",
  reps: "reps",
  time: "time",
  distance_time: "distance and time",
}

const bodyLoads = { added: "body weight, with weight or help", help: "body weight, with help" }

const recorded = ({ measure, load }: MadeExercise) => (load ? bodyLoads[load] : measures[measure])

/** The sentences of the import. */
export const sentences = {
  title: "Import My History",
  invitation: "Bring your training from another app.",
  dropHere: "Drop the export here, or choose it.",
  chooseFile: "Choose File",
  chooseAnother: "Choose Another File",
  apps: "Strong, Hevy, FitNotes, Fitbod, StrongLifts, JEFIT, Liftosaur, LiftLog, Flexify, Apple Health, and Repertoire’s own export. Any other CSV works too: you match its columns.",
  whereTitle: "How to export from other apps",
  promise: "Nothing is saved until you press Import, and you can undo the whole import.",
  reading: (name: string) => `Reading ${name}`,
  rowsRead: (rows: number) => `${counted(rows, "row", "rows")}, on this device`,
  onThisDevice: "On this device",
  cantRead: (name: string) => `Repertoire can’t read ${name}.`,
  whyUnreadable: (why: Unreadable) => unreadable[why],
  nothingImported: "Nothing was imported. Export your data again and choose that file.",
  readingBroke: "Something went wrong while reading. Nothing was imported.",

  columnsTitle: "What is in these columns?",
  columnsAbout: (name: string, rows: number) => `${name}, ${counted(rows, "row", "rows")}`,
  leaveOut: "Leave out",
  columnsMissing: (names: readonly string[]) =>
    `Say which column holds the ${writeList(names.map((name) => name.toLowerCase()))}.`,
  columnsOpen: (names: readonly string[]) =>
    `Say what ${writeList(names.map((name) => `“${name}”`))} ${plural(names.length, { one: "holds", other: "hold" })}, or leave ${plural(names.length, { one: "it", other: "them" })} out.`,
  notUnderstood: (source: string, names: readonly string[]) =>
    `This looks like ${source}, but ${writeList(names.map((name) => `“${name}”`))} can’t be read. Say what ${plural(names.length, { one: "it holds", other: "they hold" })}, so that nothing is lost.`,
  notSource: (source: string) => `This isn’t ${source}`,
  changeColumns: "Change the Columns",
  sayColumns: "Say What Its Columns Hold",
  refusedAll: (name: string, count: number) =>
    count > 0
      ? `None of the ${counted(count, "line", "lines")} in ${name} could be read.`
      : `Nothing in ${name} could be read.`,
  refusedAs: (source: string, isTable: boolean) =>
    isTable && source !== "CSV" ? `It was read as ${source}. Nothing was imported.` : "Nothing was imported.",
  showPreview: "Show Preview",

  preview: "Preview",
  recognized: (name: string, source: string) =>
    source === "CSV" ? `${name}, read by its columns` : `${name}, recognized as ${source}`,
  newWorkouts: "New workouts",
  newWeights: "New body weights",
  fromTo: (first: string, last: string) => (first === last ? `From ${first}.` : `From ${first} to ${last}.`),
  hereAlready: (count: number, weightCount: number) => {
    const both = [count > 0 ? workouts(count) : "", weightCount > 0 ? weights(weightCount) : ""]
    const verbs = plural(count + weightCount, {
      one: "is here already and stays as it is",
      other: "are here already and stay as they are",
    })
    return `${writeList(both.filter(Boolean))} ${verbs}.`
  },
  failedExercises: "Failed to load exercises.",
  comparing: "Comparing with what you have.",
  failedCompare: "Your existing workouts could not be loaded.",
  nothingNew: (leftOut: number, changed: number) =>
    [
      leftOut === 0
        ? "Everything in this file is here already."
        : "Everything that could be read is here already.",
      changed > 0 && `${workouts(changed)} ${plural(changed, { one: "was", other: "were" })} changed since.`,
      leftOut > 0 && `${counted(leftOut, "line was", "lines were")} left out.`,
    ]
      .filter(Boolean)
      .join(" "),

  fileSilent: "The file doesn’t say",
  questions: (count: number) => counted(count, "question", "questions"),
  weightsIn: "Weights are in",
  heaviest: (heaviest: number) => `Heaviest set: ${writeNumber(heaviest, 2)}.`,
  weightFits: (unit: WeightUnit) => `${unit === "kg" ? "Kilograms" : "Pounds"} fit your settings.`,
  distancesIn: "Distances are in",
  distanceFits: (unit: DistanceUnit) => `${unit === "km" ? "Kilometers" : "Miles"} fit your settings.`,
  timesIn: "Times are in",
  means: (example: string) => `${example} in this file means`,
  setTimesIn: (example: string) => `Sets’ times such as ${example} are in`,
  seconds: "Seconds",
  minutes: "Minutes",
  hours: "Hours",
  answerFirst: "Answer what the file doesn’t say, then import.",
  timesHint: "Decides which day a late workout belongs to.",

  exercises: "Exercises",
  inTheFile: (count: number) => `${writeNumber(count, 0)} in the file`,
  inFile: "In the file",
  setsHead: "Sets",
  setsWord: (count: number) => plural(count, { one: "set", other: "sets" }),
  daysHead: "Days",
  inRepertoire: "In Repertoire",
  similar: "Similar: you choose",
  anotherName: "Another name for",
  madeForYou: "New exercise",
  chosen: "Chosen by you",
  recordedAs: (made: MadeExercise) => `${label(made.type)}, recorded as ${recorded(made)}`,
  helpLeftOut: (names: readonly string[]) =>
    `A weight below 0 is help, which ${writeList(names)} ${names.length === 1 ? "doesn’t" : "don’t"} take. Those sets come in without a weight.`,
  tied: "Two fit equally well.",
  chooseOne: "Choose one",
  exerciseFor: (name: string) => `Exercise for ${name}`,
  close: "Close to it",
  newExercise: "A new exercise",
  newAs: (made: MadeExercise) => `New: ${made.type}, ${recorded(made)}`,
  allExercises: "All exercises",
  change: "Change",
  changeOf: (name: string) => `Change ${name}`,
  otherName: (count: number) => `${writeNumber(count, 0)} under another name`,
  sameName: (count: number) => `${writeNumber(count, 0)} with the same name`,
  sets,
  names: (names: readonly string[]) => `${writeList(names)}.`,

  warnings: "Warnings",
  lines: (count: number) => counted(count, "line", "lines"),
  firstOf: (shown: number, count: number) =>
    `The first ${writeNumber(shown, 0)} of ${writeNumber(count, 0)}.`,
  downloadLeftOut: "Download the Lines Left Out",
  leftOutName: "repertoire-lines-left-out.csv",
  alreadyHere: "Already here",
  leftOutWorkouts: (count: number) => `${workouts(count)}, left out`,
  whySame: (fromOtherZone: number) =>
    fromOtherZone === 0
      ? "Same start within a minute, same sets."
      : `Same sets and the same start, ${writeNumber(fromOtherZone, 0)} of them by the clock of another time zone.`,
  changedSince: "Here already, changed since",
  changedHint: "Shown are the sets that differ. The workouts stay as they are here.",
  changedAlready: (count: number) =>
    `${workouts(count)} ${plural(count, { one: "is here already and was", other: "are here already and were" })} changed since.`,
  otherStart: "The same sets at another time.",
  setHead: "Set",
  hereHead: "Here",
  showAll: (count: number) => `Show All ${writeNumber(count, 0)}`,
  unnamed: "Workout",

  openChoices: (names: readonly string[]) =>
    `${counted(names.length, "choice is", "choices are")} open. ${writeList(names)} ${plural(names.length, { one: "becomes a new exercise", other: "become new exercises" })} unless you choose.`,
  importAll: (workoutCount: number, weightCount: number) => {
    if (workoutCount + weightCount === 0) return "Nothing New to Import"
    return `Import ${workoutCount > 0 ? counted(workoutCount, "Workout", "Workouts") : counted(weightCount, "Body Weight", "Body Weights")}`
  },
  importEverything: "Import Everything",
  others: ({ others, photos }: Pick<Prepared, "others" | "photos">) => {
    const named = Object.entries(otherRows).flatMap(([table, [one, other]]) => {
      const count = Object.entries(others).find(([name]) => name === table)?.[1] ?? 0
      return count > 0 ? [counted(count, one, other)] : []
    })
    if (photos > 0) named.push(counted(photos, "progress photo", "progress photos"))
    const rest = "Empty profile fields are filled in; nothing you entered is replaced."
    return named.length > 0 ? `Also ${writeList(named)}. ${rest}` : rest
  },
  cancel: "Cancel",

  importing: (workoutCount: number, weightCount: number) =>
    `Importing ${workoutCount > 0 ? workouts(workoutCount) : weights(weightCount)}`,
  sentParts: (sent: number, parts: number) =>
    sent < parts
      ? `${writeNumber(sent, 0)} of ${counted(parts, "part", "parts")} sent`
      : "Adding to your log",
  sentPhotos: (sent: number, photos: number) =>
    `${writeNumber(sent, 0)} of ${counted(photos, "photo", "photos")} sent`,
  photosHint: "Keep this page open until your photos are sent.",
  lostPhotos: (count: number) =>
    `${counted(count, "progress photo was", "progress photos were")} refused. Import the file once more to try again.`,
  importingHint:
    "Your calendar updates when the import is complete. If you close this page, it resumes when you come back.",
  importingHintUnkept:
    "Your calendar updates when the import is complete. Keep this page open: this device can’t store the import.",
  stopped: (sent: number, parts: number) =>
    `Your import stopped at ${writeNumber(sent, 0)} of ${counted(parts, "part", "parts")}.`,
  stoppedHint: "Nothing is lost. The import continues when you’re online.",
  stoppedSafe: "Nothing is lost.",
  unfinished: (name: string) => `The import of ${name} is not finished.`,
  stoppedElsewhere: "It was started on another device. Continue it there, or discard it here.",
  refused: (reason: string) => `The import was refused: ${reason}`,
  refusedHint: "Nothing of it was saved.",
  signedOut: "Your sign-in has ended. Sign in again; the import goes on then.",
  endedElsewhere: "This import was undone or discarded elsewhere.",
  anotherOpen: "Another import is not finished yet. Continue or discard it first.",
  comparedBefore:
    "Another import has finished since this file was compared. Discard this one and choose the file again, so that nothing comes in twice.",
  failedKeep: "This device has no room for the import.",
  continue: "Continue",
  discard: "Discard Import",
  discarded: "The import was discarded. Nothing of it was saved.",
  doneBefore: "The import had finished before it could be discarded. You can undo it.",
  failedDiscard: "The import could not be discarded. Check your connection and try again.",

  lookBack: "Your first look back",
  span: (months: number) => spanText(months),
  best: (exercise: string, weight: string, day: LocalDay) =>
    `Best ${exercise} ${weight} on ${formatDay(day, "short")}.`,
  busiest: (count: number, month: LocalDay) =>
    `Most workouts in a month: ${count}, in ${formatDay(month, "monthAndYear")}.`,
  done: (workoutCount: number, weightCount: number) =>
    workoutCount + weightCount === 0
      ? "Your data is imported."
      : `${writeList([workoutCount > 0 ? workouts(workoutCount) : "", weightCount > 0 ? weights(weightCount) : ""].filter(Boolean))} imported.`,
  newExercises: (count: number) => `${counted(count, "exercise is", "exercises are")} new.`,
  unreadLines: (count: number) => `${counted(count, "line", "lines")} could not be read.`,
  wereHere: (count: number) =>
    `${workouts(count)} ${plural(count, { one: "was", other: "were" })} here already.`,
  showCalendar: "Show My Calendar",
  undo: "Undo Import",
  importAnother: "Import Another File",

  lastImports: "Last imports",
  failedImports: "Failed to load your imports.",
  contents: (workoutCount: number, setCount: number, weightCount: number) =>
    writeList([
      ...(workoutCount > 0 ? [workouts(workoutCount), sets(setCount)] : []),
      ...(weightCount > 0 ? [weights(weightCount)] : []),
    ]),
  undoShort: "Undo",
  undoOf: (name: string) => `Undo ${name}`,
  undoneOn: (day: string) => `Undone on ${day}.`,
  olderImports: "The last five can be undone. Older imports stay in your log.",
  undone: (count: number) =>
    count === 0 ? "The import is undone." : `The import is undone: ${workouts(count)} removed.`,
  failedUndo: "The import could not be undone. Check your connection and try again.",
  undoQuestion: "Undo this import?",
  undoAll: (workoutCount: number, weightCount: number) =>
    `This removes the ${writeList([workoutCount > 0 ? workouts(workoutCount) : "", weightCount > 0 ? weights(weightCount) : ""].filter(Boolean))} that it added.`,
  removeAll: (count: number) => (count > 0 ? `Remove All ${writeNumber(count, 0)}` : "Remove All"),
  editedSince: (workoutCount: number, edited: number) =>
    `It added ${workouts(workoutCount)}. You edited ${writeNumber(edited, 0)} of them since.`,
  keepEdited: (count: number) => `Keep the ${writeNumber(count, 0)} Edited`,
  editedOn: (day: string, edited: string) => `${day}, edited ${edited}`,
  andMore: (count: number) => `and ${writeNumber(count, 0)} more`,
}
