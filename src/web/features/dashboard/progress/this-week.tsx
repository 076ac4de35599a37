import { inWeightUnit, weightUnitOf } from "#domain/measures/units.ts"
import { usualWeek } from "#domain/progress/training-summary.ts"
import styles from "./progress.module.css"
import { writeDecimal, writeHours, writeShortVolume, writeWhole } from "./figure-words.ts"
import { pageSentences } from "./page-sentences.ts"
import { sentences } from "./sentences.ts"
import type { Progress } from "./use-progress.ts"
import { WeeksOff } from "./weeks-off.tsx"

/** The streak, and this week compared with an average week. */
export function ThisWeek({ userId, summary, asOf, system }: Progress) {
  const data = summary.data
  const unit = weightUnitOf(system)
  const usual = data && usualWeek(data)
  const weeks = data?.weeks_before.weeks ?? 0
  const weeksOff = data?.streak_weeks_off ?? 0
  const writeKilograms = (kg: number) => writeShortVolume(inWeightUnit(kg, unit), unit)
  const figures = [
    {
      label: pageSentences.streakLabel,
      now: data && writeWhole(data.streak),
      note: data && pageSentences.streak(data.streak, data.week_starts_on, weeksOff),
    },
    {
      label: pageSentences.workouts,
      now: data && writeWhole(data.this_week.workouts),
      note: data && pageSentences.usual(usual ? writeDecimal(usual.workouts) : null, weeks),
    },
    {
      label: pageSentences.volume,
      now: data && writeKilograms(data.this_week.volume_kg),
      note: data && pageSentences.usual(usual ? writeKilograms(usual.volume_kg) : null, weeks),
    },
    {
      label: pageSentences.time,
      now: data && writeHours(data.this_week.seconds),
      note: data && pageSentences.usual(usual ? writeHours(usual.seconds) : null, weeks),
    },
  ]
  return (
    <section className={`block ${styles["thisWeek"]}`} aria-labelledby="this-week">
      <header>
        <h2 id="this-week">{pageSentences.weekTitle}</h2>
        {asOf !== null && <span className="label">{sentences.asOf(asOf)}</span>}
      </header>
      <dl className={styles["figures"]}>
        {figures.map(({ label, now, note }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd className="number">{now ?? (summary.isError ? sentences.notLoaded : "\u00a0")}</dd>
            <dd className="small soft">{note}</dd>
          </div>
        ))}
      </dl>
      <WeeksOff userId={userId} chosen={weeksOff} isKnown={data !== undefined} />
    </section>
  )
}
