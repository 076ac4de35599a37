import { writeDuration, writeMinutes } from "#domain/measures/duration.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { isDay } from "#domain/days/local-day.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { supersetNumbers } from "#domain/supersets/supersets.ts"
import { type Load, shownLoad } from "#domain/workout/load.ts"
import type { Operation } from "#domain/saving/sync-queue.ts"
import { withoutDirectionMarks } from "#domain/text/without-direction-marks.ts"
import { sentences } from "./sentences.ts"

type SavedSet = Operation["save"]["sets"][number]

/** A queued workout's name, as it is shown. */
export function nameOf({ save }: Operation): string {
  return withoutDirectionMarks(save.log.name ?? sentences.adHoc)
}

/** A queued workout's day, written out. */
function dayOf({ save }: Operation): string {
  const { date } = save.log
  return isDay(date) ? formatDay(date, "long") : date
}

/** A queued workout's day and how many sets it has. */
export function aboutOf(operation: Operation): string {
  return `${dayOf(operation)}, ${sentences.sets(operation.save.sets.length)}`
}

/** A queued workout as text, detailed enough to enter it again by hand. */
export function readableWorkout(operation: Operation): string {
  const { names, loads } = operation.exercises
  const { log, sets } = operation.save
  const orders = [...new Set(sets.map(({ exercise_order }) => exercise_order))]
  const blocks = orders.map((order) => sets.filter(({ exercise_order }) => exercise_order === order))
  const supersets = supersetNumbers(blocks.map((own) => ({ superset: own[0]?.superset })))
  const exercises = blocks.map((own, index) => {
    const id = own[0]?.exercise_id ?? ""
    const name = names[id] ?? sentences.unknownExercise
    const lines = own.map((set) => setLine(set, loads[id]))
    const superset = supersets[index] ?? null
    return [superset === null ? name : sentences.inSuperset(name, superset), ...lines].join("\n")
  })
  const head = [
    nameOf(operation),
    dayOf(operation),
    ...(log.duration_seconds === null ? [] : [sentences.duration(writeDuration(log.duration_seconds))]),
    ...(log.notes === null ? [] : [log.notes]),
  ]
  return `${[head.join("\n"), ...exercises].join("\n\n")}\n`
}

function setLine(set: SavedSet, load: Load = "outside"): string {
  const weight = shownLoad(load, set.weight)
  const numbers = [
    weight !== null && `${formatNumber(weight)} ${set.weight_unit ?? ""}`.trim(),
    set.reps !== null && sentences.reps(formatNumber(set.reps)),
    set.duration_minutes !== null && writeMinutes(set.duration_minutes),
    set.distance !== null && `${formatNumber(set.distance)} ${set.distance_unit ?? ""}`.trim(),
    set.per_side && sentences.eachSide,
    set.set_type !== "normal" && set.set_type.replace("_", "-"),
    set.rpe !== null && sentences.rpe(formatNumber(set.rpe)),
    set.notes,
  ]
  return `  ${set.set_number}. ${numbers.filter(Boolean).join(", ")}`
}

/** The name of the workout's file, without characters that file systems don't allow. */
export function fileNameOf(operation: Operation): string {
  const name = nameOf(operation)
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
  return `${operation.save.log.date}-${name || "workout"}.txt`
}
