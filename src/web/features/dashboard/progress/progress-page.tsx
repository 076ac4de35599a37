import { ChevronLeft } from "lucide-react"
import { useEffect } from "react"
import { Link, useLocation } from "react-router"
import { useUser } from "#web/backend/session/session.tsx"
import { Chart } from "#web/charts/chart.tsx"
import { ProblemsBox } from "../problems-box.tsx"
import { useToday } from "../screen/use-today.ts"
import { BodyWeight } from "./body-weight.tsx"
import { LiftMaximum } from "./lift-maximum.tsx"
import { MonthRecords } from "./month-records.tsx"
import { MuscleSets } from "./muscle-sets.tsx"
import styles from "./progress.module.css"
import { pageSentences as sentences } from "./page-sentences.ts"
import { ThisWeek } from "./this-week.tsx"
import { TrainingDays } from "./training-days.tsx"
import { TrainingTime } from "./training-time.tsx"
import { useProgress } from "./use-progress.ts"
import { WeeklyVolume } from "./weekly-volume.tsx"

/** The progress page: the week, the full charts, the muscles and the records. */
export function ProgressPage() {
  const { id } = useUser()
  return <ProgressOf key={id} userId={id} />
}

function ProgressOf({ userId }: { userId: string }) {
  const today = useToday()
  const progress = useProgress(userId, today, true)
  const { hash } = useLocation()

  useEffect(() => {
    // Runs after the navigation has scrolled to the top.
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])

  return (
    <div className="page">
      <Link className={styles["back"]} to="/dashboard">
        <ChevronLeft className="icon" aria-hidden />
        {sentences.backHome}
      </Link>
      <h1>{sentences.title}</h1>
      {progress.problems.length > 0 && (
        <ProblemsBox sentences={progress.problems} onRetry={progress.reload} />
      )}
      <div className={styles["progress"]}>
        <ThisWeek {...progress} />
        <section className="block" aria-labelledby="charts">
          <header>
            <h2 id="charts">{sentences.chartsTitle}</h2>
          </header>
          <div className={styles["charts"]}>
            <LiftMaximum {...progress} />
            <BodyWeight {...progress} Chart={Chart} />
            <WeeklyVolume {...progress} Chart={Chart} />
            <TrainingDays {...progress} Chart={Chart} />
            <TrainingTime {...progress} Chart={Chart} />
          </div>
        </section>
        <div className={styles["last"]}>
          <MuscleSets {...progress} />
          <MonthRecords {...progress} />
        </div>
      </div>
    </div>
  )
}
