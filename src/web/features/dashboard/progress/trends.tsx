import { ChevronRight } from "lucide-react"
import { Link } from "react-router"
import { Spark } from "#web/charts/spark.tsx"
import { BodyWeight } from "./body-weight.tsx"
import { sentences } from "./sentences.ts"
import { TrainingDays } from "./training-days.tsx"
import { TrainingTime } from "./training-time.tsx"
import type { Progress } from "./use-progress.ts"
import { WeeklyVolume } from "./weekly-volume.tsx"

/** Four small charts, each linking to the full one. */
export function Trends(data: Progress) {
  return (
    <section className="block" aria-labelledby="trends">
      <header>
        <h2 id="trends">{sentences.trendsTitle}</h2>
        <Link className="link" to="/progress">
          {sentences.allProgress}
          <ChevronRight className="icon" aria-hidden />
        </Link>
      </header>
      <div className="sparks">
        <WeeklyVolume {...data} Chart={Spark} />
        <BodyWeight {...data} Chart={Spark} />
        <TrainingDays {...data} Chart={Spark} />
        <TrainingTime {...data} Chart={Spark} />
      </div>
    </section>
  )
}
