import type { FileHistory, FileSet } from "#domain/import/file-history.ts"
import type { FileTime } from "#domain/import/file-time.ts"

function timeText(time: FileTime): string {
  if (time.kind === "moment") return `moment ${time.moment}`
  return time.kind === "day" ? time.day : `${time.day} ${time.time}`
}

function setText({ weight, weight_unit, reps, duration_minutes, distance, distance_unit, ...set }: FileSet) {
  const parts = [
    set.set_type !== "normal" && set.set_type,
    weight !== null && `${weight} ${weight_unit ?? "?"}`,
    reps !== null && `× ${reps}`,
    duration_minutes !== null && `${duration_minutes} min`,
    distance !== null && `${distance} ${distance_unit ?? "?"}`,
    set.notes !== null && `“${set.notes}”`,
  ]
  return parts.filter(Boolean).join(" ")
}

/** A short form of a history: a line for each workout and for each of its exercises. */
export const outline = ({ workouts }: FileHistory) =>
  workouts.flatMap(({ start, end, duration_seconds, notes, exercises }) => [
    [
      timeText(start),
      end && `to ${timeText(end)}`,
      duration_seconds !== null && `${duration_seconds} s`,
      notes !== null && `“${notes}”`,
    ]
      .filter(Boolean)
      .join(", "),
    ...exercises.map(({ name, sets }) => `  ${name}: ${sets.map(setText).join(", ")}`),
  ])

export const weightsIn = ({ weights }: FileHistory) =>
  weights.map(({ at, weight, weight_unit }) => `${timeText(at)}: ${weight} ${weight_unit}`)

export const sentencesIn = ({ problems }: FileHistory) =>
  problems.map(({ line, sentence }) => `${line} ${sentence}`)
