import { BodyWeight } from "./body-weight.tsx"
import { LiftMaximum } from "./lift-maximum.tsx"
import { MonthRecords } from "./month-records.tsx"
import { MuscleSets } from "./muscle-sets.tsx"
import styles from "./progress.module.css"
import { sentences } from "./sentences.ts"
import { ThisWeek } from "./this-week.tsx"
import { TrainingDays } from "./training-days.tsx"
import { TrainingTime } from "./training-time.tsx"
import type { Progress as ProgressData } from "./use-progress.ts"
import { WeeklyVolume } from "./weekly-volume.tsx"

/** The progress section: the week, the charts, the muscles and the records. */
export function Progress(data: ProgressData) {
  return (
    <div className={styles["progress"]}>
      <ThisWeek {...data} />
      <section className="block" aria-labelledby="progress">
        <header>
          <h2 id="progress">{sentences.title}</h2>
        </header>
        <div className={styles["charts"]}>
          <WeeklyVolume {...data} />
          <LiftMaximum {...data} />
          <BodyWeight {...data} />
          <TrainingDays {...data} />
          <TrainingTime {...data} />
        </div>
      </section>
      <div className={styles["last"]}>
        <MuscleSets {...data} />
        <MonthRecords {...data} />
      </div>
    </div>
  )
}
