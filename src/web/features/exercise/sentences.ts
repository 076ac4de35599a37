import { adHocName } from "#domain/text/missing-name-words.ts"
import { countOf } from "#domain/text/count-words.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { figuresOf, type LocalDay } from "#domain/days/local-day.ts"
import { label } from "#domain/text/label.ts"
import { titles } from "#web/shell/title-sentences.ts"

interface About {
  equipment: string | null
  primary_muscles: readonly string[]
  secondary_muscles: readonly string[]
}

const alsoOf = (muscles: readonly string[]) => (muscles.length === 0 ? [] : [`also ${muscles.join(", ")}`])

/** The wording for the exercise page. */
export const sentences = {
  title: "Exercise",
  allExercises: titles["/exercises"],
  yours: "Yours",
  /** "Barbell. Chest; also triceps, shoulders." */
  about: ({ equipment, primary_muscles, secondary_muscles }: About) =>
    [
      ...(equipment === null ? [] : [`${label(equipment)}.`]),
      ...(primary_muscles.length === 0
        ? []
        : [`${label([primary_muscles.join(", "), ...alsoOf(secondary_muscles)].join("; "))}.`]),
    ].join(" "),
  loading: "Loading the exercise...",
  unknown: "This exercise no longer exists, or it isn’t yours.",
  failed: "Couldn’t load your history with this exercise.",
  failedHistory: "Couldn’t load the sessions.",
  offline: "You’re offline, and your history with this exercise isn’t on this device.",
  empty: "You haven’t logged this exercise yet. Its sessions, records and progress will show up here.",

  records: "Records",
  noRecords: "No records yet. Warm-ups and sets without numbers don’t count.",
  estimate: "Estimated with the Epley formula from sets of up to 10 reps. Warm-ups don’t count.",
  estimateWithBody:
    "Estimated with the Epley formula from sets of up to 10 reps. Load means the share of your body weight that you lift, plus added weight or minus assistance. Warm-ups don’t count.",

  progress: "Progress",
  day: "Day",
  now: (value: string) => `${value} now, the best of the last four weeks.`,
  bestSoFar: (value: string) => `Best so far: ${value}.`,
  bestSince: (value: string, from: string, day: string) =>
    `Best so far: ${value}, up from ${from} on ${day}.`,

  sessionsTitle: "Sessions",
  date: "Date",
  /** The heading of a column of sets: warm-ups are marked, other sets are counted. */
  column: (kind: "warmup" | "set", number: number) => (kind === "warmup" ? `W${number}` : String(number)),
  estimateColumn: "Est. 1RM",
  /** "Nov 23", or with the year if it isn't the current one. */
  sessionDay: (day: LocalDay, today: LocalDay) =>
    formatDay(day, figuresOf(day)[0] === figuresOf(today)[0] ? "monthAndDay" : "short"),
  newBest: "New best:",
  sessionName: (name: string | null, isLighter: boolean) =>
    [name ?? adHocName, ...(isLighter ? ["lighter week"] : [])].join(", "),
  more: "Show More",
  loadingMore: "Loading...",
  /** "12 sessions, in kg" */
  sessions: (count: number, unit: string | null) =>
    [countOf(count, "session", "sessions"), ...(unit === null ? [] : [`in ${unit}`])].join(", "),
  rpe: (rpe: number) => `RPE ${rpe}`,
  noNumbers: "No numbers.",
}
