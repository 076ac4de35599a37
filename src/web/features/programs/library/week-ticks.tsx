import { spreadOver } from "#domain/programs/choosing/past-training.ts"
import type { Program } from "#domain/programs/program.ts"
import styles from "./library.module.css"

const weekdays = [0, 1, 2, 3, 4, 5, 6]

/** A week as seven ticks, with the training days marked. `label` describes it in words. */
export function WeekTicks({ program, label }: { program: Program; label: string }) {
  const fixed = program.days.flatMap(({ weekday }) => weekday ?? [])
  const trained = fixed.length === program.days_per_week ? fixed : spreadOver(program.days_per_week)
  return (
    <span className={styles["ticks"]} role="img" aria-label={label}>
      {weekdays.map((weekday) => (
        <i key={weekday} className={trained.includes(weekday) ? styles["on"] : undefined} />
      ))}
    </span>
  )
}
