// The coach's panels for pages: each is a separate file, and its frame reserves its place until it is loaded.
import { firstPage } from "#web/backend/first-page.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import styles from "./coach-place.module.css"
import { titles } from "./titles.ts"

export const WorkoutAnalysis = lazyPart(
  () => import("./analysis/workout-analysis.tsx").then((file) => file.WorkoutAnalysis),
  { waiting: <WorkoutFrame />, Missing: WorkoutFrame },
)

// The dashboard's: its calendar is waited for, so these leave it the line.
export const MonthAnalysis = lazyPart(
  () => firstPage.then(() => import("./analysis/month-analysis.tsx")).then((file) => file.MonthAnalysis),
  {
    waiting: <MonthFrame />,
    Missing: MonthFrame,
  },
)

export const GoalSuggestion = lazyPart(
  () => import("./suggestion/goal-suggestion.tsx").then((file) => file.GoalSuggestion),
  { waiting: <GeneratorFrame title={titles.goal} />, Missing: GoalFrame },
)

export const RoutineGenerator = lazyPart(
  () => import("./suggestion/routine-generator.tsx").then((file) => file.RoutineGenerator),
  { waiting: <GeneratorFrame title={titles.routine} />, Missing: RoutineFrame },
)

export const WeekGenerator = lazyPart(
  () => firstPage.then(() => import("./suggestion/week-generator.tsx")).then((file) => file.WeekGenerator),
  { waiting: <WeekPlace />, Missing: WeekPlace },
)

function WeekPlace() {
  return <div className={styles["weekPlace"]} aria-busy="true" />
}

function GoalFrame() {
  return <GeneratorFrame title={titles.goal} />
}

function RoutineFrame() {
  return <GeneratorFrame title={titles.routine} />
}

/** As high as the form for asking, so that nothing moves when it appears. */
function GeneratorFrame({ title }: { title: string }) {
  return (
    <section className={`pencilled ${styles["generatorPlace"]}`}>
      <header>
        <h2>{title}</h2>
      </header>
    </section>
  )
}

function WorkoutFrame() {
  return <Frame title={titles.workout} />
}

function MonthFrame() {
  return <Frame title={titles.month} />
}

function Frame({ title }: { title: string }) {
  return (
    <section className={`pencilled ${styles["analysisPlace"]}`}>
      <header>
        <h3>{title}</h3>
      </header>
    </section>
  )
}
