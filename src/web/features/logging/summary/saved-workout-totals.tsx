import { writeDuration } from "#domain/measures/duration.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { inWeightUnit, type UnitSystem, weightUnitOf } from "#domain/measures/units.ts"
import { warmupsDontCount } from "#domain/records/sentences.ts"
import type { WorkoutTotals } from "#domain/records/workout-summary.ts"
import { wholeVolume, writeVolume } from "#domain/records/working-volume.ts"
import type { SavedWorkoutSummary } from "./saved-workout-query.ts"
import styles from "./saved-workout.module.css"
import { sentences } from "./sentences.ts"

type SavedWorkoutTotalsProps = Pick<SavedWorkoutSummary, "supersets" | "before"> & {
  summary: WorkoutTotals
  system: UnitSystem
  /** The number of records; null before the workout has been sent. */
  records: number | null
}

/** Four figures: duration, working volume and working sets, each compared with the previous workout, and records where they are known. */
export function SavedWorkoutTotals({ summary, supersets, before, system, records }: SavedWorkoutTotalsProps) {
  const { duration_seconds, volume_kg, sets } = summary
  const unit = weightUnitOf(system)
  return (
    <section className={styles["frame"]} aria-label={sentences.totals}>
      <dl className={styles["totals"]}>
        <Total
          name={sentences.duration}
          value={duration_seconds === null ? sentences.notTimed : writeDuration(duration_seconds)}
          change={before?.duration_seconds ?? null}
          words={sentences.changes.duration}
          write={writeDuration}
        />
        <Total
          name={sentences.volume}
          value={writeVolume(volume_kg, unit)}
          // A change that would be shown as 0 counts as no change.
          change={before && wholeVolume(inWeightUnit(before.volume_kg, unit)) && before.volume_kg}
          words={sentences.changes.volume}
          write={(kilograms) => writeVolume(kilograms, unit)}
        />
        <Total
          name={sentences.sets}
          value={String(sets)}
          change={before && before.sets}
          words={sentences.changes.sets}
          write={String}
        />
        {records !== null && (
          <Total name={sentences.records} value={String(records)} change={null} words={[]} write={String} />
        )}
      </dl>
      {supersets.map((names) => (
        <p key={names.join()} className="soft small">
          {sentences.superset(names)}
        </p>
      ))}
      <p className="soft small">
        {before && `${sentences.comparedWith(formatDay(before.date, "long"))} `}
        {warmupsDontCount}
      </p>
    </section>
  )
}

interface TotalProps {
  name: string
  value: string
  /** The change since the previous workout; null if unknown. */
  change: number | null
  words: readonly string[]
  write: (amount: number) => string
}

function Total({ name, value, change, words, write }: TotalProps) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd>{value}</dd>
      {change !== null && (
        <dd className="soft small">
          {change === 0 ? sentences.changes.none : `${write(Math.abs(change))} ${words[change > 0 ? 0 : 1]}`}
        </dd>
      )}
    </div>
  )
}
