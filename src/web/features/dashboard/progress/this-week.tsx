import { inWeightUnit, weightUnitOf } from "#domain/measures/units.ts"
import { usualWeek } from "#domain/progress/training-summary.ts"
import styles from "./progress.module.css"
import { decimal, hours, sentences, volume, whole } from "./sentences.ts"
import type { Progress } from "./use-progress.ts"

/** The streak, and this week compared with an average one. */
export function ThisWeek({ summary, asOf, system }: Progress) {
  const data = summary.data
  const unit = weightUnitOf(system)
  const usual = data && usualWeek(data)
  const weeks = data?.weeks_before.weeks ?? 0
  const lifted = (kg: number) => volume(inWeightUnit(kg, unit), unit)
  const figures = [
    {
      label: sentences.streakLabel,
      now: data && whole(data.streak),
      note: data && sentences.streak(data.streak),
    },
    {
      label: "Workouts",
      now: data && whole(data.this_week.workouts),
      note: data && sentences.usual(usual ? decimal(usual.workouts) : null, weeks),
    },
    {
      label: "Volume",
      now: data && lifted(data.this_week.volume_kg),
      note: data && sentences.usual(usual ? lifted(usual.volume_kg) : null, weeks),
    },
    {
      label: "Time",
      now: data && hours(data.this_week.seconds),
      note: data && sentences.usual(usual ? hours(usual.seconds) : null, weeks),
    },
  ]
  return (
    <section className="block" aria-labelledby="this-week">
      <header>
        <h2 id="this-week">{sentences.weekTitle}</h2>
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
    </section>
  )
}
