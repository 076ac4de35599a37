import { useState } from "react"
import type { LibraryExercise } from "#domain/import/match-exercises.ts"
import type { SetValues } from "#domain/import/same-workouts.ts"
import { writeMinutes } from "#domain/measures/duration.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import {
  distanceUnitOf,
  inDistanceUnit,
  inWeightUnit,
  type UnitSystem,
  weightUnitOf,
} from "#domain/measures/units.ts"
import { type Load, loadKind, shownLoad } from "#domain/workout/load.ts"
import { writeNumber } from "#domain/text/formats.ts"
import type { ImportPreview } from "../file/messages.ts"
import styles from "../import.module.css"
import { sentences as ofImport } from "../sentences.ts"
import { sentences } from "./sentences.ts"
import { whenText } from "./already-here.tsx"

interface ChangedSinceProps {
  workouts: ImportPreview["changed"]
  library: readonly LibraryExercise[]
  system: UnitSystem
}

const mostShown = 3

/** The workouts that are in the log but differ from the file, side by side. The import doesn't change the log. */
export function ChangedSince({ workouts, library, system }: ChangedSinceProps) {
  const [isWhole, setWhole] = useState(false)
  const known = new Map(library.map((exercise) => [exercise.exercise_id, exercise]))
  const shown = isWhole ? workouts : workouts.slice(0, mostShown)
  return (
    <section className="block">
      <header>
        <h2>{sentences.changedSince}</h2>
        <span className="label">{sentences.leftOutWorkouts(workouts.length)}</span>
      </header>
      <p className="small">{sentences.changedHint}</p>
      {shown.map((workout, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two workouts may have the same name and day
        <table key={index} className={styles["changed"]}>
          <caption>
            {workout.name ?? ofImport.unnamed} <span className="label">{whenText(workout)}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{sentences.setHead}</th>
              <th scope="col">{sentences.inFile}</th>
              <th scope="col">{sentences.hereHead}</th>
            </tr>
          </thead>
          <tbody>
            {workout.sets.map(({ exercise, exerciseId, file, here }, place) => {
              const libraryExercise = known.get(exerciseId ?? "")
              const load = loadKind(libraryExercise?.measure)
              return (
                // oxlint-disable-next-line react/no-array-index-key -- sets have no id
                <tr key={place}>
                  <th scope="row">{libraryExercise?.exercise_name ?? exercise}</th>
                  <td>{setText(file, load, system)}</td>
                  <td>{setText(here, load, system)}</td>
                </tr>
              )
            })}
            {workout.sets.length === 0 && (
              <tr>
                <td colSpan={3}>{sentences.otherStart}</td>
              </tr>
            )}
          </tbody>
        </table>
      ))}
      {!isWhole && workouts.length > mostShown && (
        <button type="button" className={`button quiet ${styles["smallAct"]}`} onClick={() => setWhole(true)}>
          {sentences.showAll(workouts.length)}
        </button>
      )}
    </section>
  )
}

/** "62.5 kg × 8", "−20 kg × 5", "25:00, 5 km"; a dash if there is no such set. */
function setText(set: SetValues | null, load: Load, system: UnitSystem): string {
  if (!set) return "–"
  const [reps = null, typed = null, minutes = null, kilometers = null] = set
  const kilograms = shownLoad(load, typed)
  const [weightUnit, distanceUnit] = [weightUnitOf(system), distanceUnitOf(system)]
  const number = (value: number) => writeNumber(roundTo(value, 2), 2)
  const weight = kilograms === null ? "" : `${number(inWeightUnit(kilograms, weightUnit))} ${weightUnit}`
  const lifted = [weight, reps === null ? "" : `× ${number(reps)}`].filter(Boolean).join(" ")
  return [
    lifted,
    minutes === null ? "" : writeMinutes(minutes),
    kilometers === null ? "" : `${number(inDistanceUnit(kilometers, distanceUnit))} ${distanceUnit}`,
  ]
    .filter(Boolean)
    .join(", ")
}
