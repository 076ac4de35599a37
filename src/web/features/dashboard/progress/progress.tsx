import { Spark } from "#web/charts/spark.tsx"
import { BodyWeight } from "./body-weight.tsx"
import styles from "./progress.module.css"
import { sentences } from "./sentences.ts"
import { TrainingDays } from "./training-days.tsx"
import { TrainingTime } from "./training-time.tsx"
import type { Progress as ProgressData } from "./use-progress.ts"
import { WeeklyVolume } from "./weekly-volume.tsx"
import { WhereYouStand } from "./where-you-stand.tsx"

/** Progress on Home: three figures and four small charts, each linking to the full one. */
export function Progress(data: ProgressData) {
  return (
    <div className={styles["progress"]}>
      <WhereYouStand {...data} />
      <section className="block" aria-labelledby="trends">
        <header>
          <h2 id="trends">{sentences.trendsTitle}</h2>
        </header>
        <div className="sparks">
          <WeeklyVolume {...data} Chart={Spark} />
          <BodyWeight {...data} Chart={Spark} />
          <TrainingDays {...data} Chart={Spark} />
          <TrainingTime {...data} Chart={Spark} />
        </div>
      </section>
    </div>
  )
}
