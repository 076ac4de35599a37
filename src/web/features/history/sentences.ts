import { formatDay } from "#domain/days/day-text.ts"
import { figuresOf, type LocalDay } from "#domain/days/local-day.ts"
import type { Range } from "#domain/history/history-filter.ts"
import type { HistoryTotals } from "#domain/history/months.ts"
import { writeVolume } from "#domain/records/working-volume.ts"
import { inWeightUnit, type WeightUnit } from "#domain/measures/units.ts"
import { countOf, countWorkouts } from "#domain/text/count-words.ts"
import { writeNumber } from "#domain/text/formats.ts"
import { sentences as logged } from "#web/logged-workout/sentences.ts"
import { titles } from "#web/shell/title-sentences.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"

const ranges: Record<Range, string> = {
  all: "All time",
  "4w": "Last 4 weeks",
  "3m": "Last 3 months",
  "1y": "Last year",
  days: "Choose days",
}

/** The wording for the history. */
export const sentences = {
  title: titles["/history"],
  loading: "Loading your workouts...",
  since: (workouts: number, day: LocalDay) => `${countWorkouts(workouts)} since ${formatDay(day, "short")}`,
  failed: "Couldn’t load your workouts.",
  failedOlder: (shown: number) =>
    `Couldn’t load older workouts. The latest ${writeNumber(shown, 0)} are shown. Nothing is lost.`,
  notHere: "Your workouts aren’t saved on this device. Connect to the internet to see them.",
  olderNotHere: (day: LocalDay) =>
    `Workouts before ${formatDay(day, "short")} aren’t saved on this device. Connect to the internet to see them.`,
  loadingOlder: "Loading older workouts...",
  unsent: (workouts: number) =>
    countOf(workouts, "workout is waiting to be sent", "workouts are waiting to be sent"),
  openOutbox: "Open Outbox",

  empty: "Your workouts will appear here.",
  emptyHint: "Log your first one, or import your history from another app.",
  logNewWorkout: later.logNewWorkout,
  importHistory: titles["/import"],

  filters: "Filter your workouts",
  search: "Search your workouts",
  placeholder: "Workout, exercise or note",
  exercise: "Exercise",
  anyExercise: "Any exercise",
  muscle: "Muscle",
  anyMuscle: "Any muscle",
  range: "Days",
  ranges,
  from: "From",
  to: "To",
  none: "No workouts match.",
  noneInRange: "Nothing on these days matches.",
  outsideRange: (workouts: number) => `${countWorkouts(workouts)} on other days.`,
  searchAllTime: "Search All Time",
  found: (workouts: number) => (workouts === 0 ? "No workouts match." : `${countWorkouts(workouts)} found.`),

  columns: { date: "Date", workout: "Workout", sets: "Sets", volume: "Volume", time: "Time" },
  /** "Fri 27" */
  day: (day: LocalDay) => `${formatDay(day, "shortWeekday")} ${figuresOf(day)[2]}`,
  /** "18 workouts, 17 h 18 min, 13,200 kg"; zeros are left out. */
  totals: ({ workouts, seconds, volume_kg }: HistoryTotals, unit: WeightUnit) =>
    [
      countWorkouts(workouts),
      ...(seconds >= 60 ? [hours(seconds)] : []),
      ...(inWeightUnit(volume_kg, unit) >= 1 ? [writeVolume(volume_kg, unit)] : []),
    ].join(", "),
  nothing: "–",

  loadingWorkout: "Loading the workout...",
  failedWorkout: "Couldn’t load this workout.",
  workoutNotHere: "This workout’s sets aren’t saved on this device. Connect to the internet to see them.",
  missingWorkout: "This workout no longer exists. It may have been deleted.",
  toAll: "Back to History",
  chooseWorkout: "Choose a workout to see it here.",
  duration: "Duration",
  workingSets: "Working sets",
  volume: "Volume",
  notTimed: logged.notAvailable,
  deleted: (name: string, day: LocalDay) => `Deleted ${name} from ${formatDay(day, "monthAndDay")}.`,
  cantDeleteOffline: "You’re offline. You can delete past workouts when you’re back online.",
}

function hours(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${writeNumber(Math.floor(minutes / 60), 0)} h ${minutes % 60} min`
}
