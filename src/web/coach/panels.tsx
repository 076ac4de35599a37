// The coach's panels for pages. Each is fetched when shown; a frame of the same height reserves the space.
import { firstPage } from "#web/backend/queries/first-page.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import styles from "./coach-place.module.css"
import { titles } from "./frame-sentences.ts"

export const WorkoutAnalysis = lazyPart(
  () => import("./analysis/workout-analysis.tsx").then((file) => file.WorkoutAnalysis),
  { waiting: <WorkoutFrame />, Missing: WorkoutFrame },
)

// The dashboard's panels load after the calendar, so that they don't compete with it for the network.
export const MonthAnalysis = lazyPart(
  () => firstPage.then(() => import("./analysis/month-analysis.tsx")).then((file) => file.MonthAnalysis),
  {
    waiting: <MonthFrame />,
    Missing: MonthFrame,
  },
)

export const GoalSuggestion = lazyPart(
  () => import("./suggestion/goal-suggestion.tsx").then((file) => file.GoalSuggestion),
  { waiting: <GoalFrame />, Missing: GoalFrame },
)

export const RoutineGenerator = lazyPart(
  () => import("./suggestion/routine-generator.tsx").then((file) => file.RoutineGenerator),
  { waiting: <RoutineFrame />, Missing: RoutineFrame },
)

export const WeekGenerator = lazyPart(
  () => firstPage.then(() => import("./suggestion/week-generator.tsx")).then((file) => file.WeekGenerator),
  { waiting: <WeekPlace />, Missing: WeekPlace },
)

export const BlockPanel = lazyPart(
  () => firstPage.then(() => import("./block/block-panel.tsx")).then((file) => file.BlockPanel),
  { waiting: <BlockPlace />, Missing: BlockPlace },
)

function BlockPlace() {
  return <div className={styles["blockPlace"]} aria-busy="true" />
}

function WeekPlace() {
  return <div className={styles["weekPlace"]} aria-busy="true" />
}

function GoalFrame() {
  return <Frame title={titles.goal} heading="h2" />
}

function RoutineFrame() {
  return <Frame title={titles.routine} heading="h2" />
}

function WorkoutFrame() {
  return <Frame title={titles.workout} heading="h3" />
}

function MonthFrame() {
  return <Frame title={titles.month} heading="h3" />
}

/** A placeholder as tall as the empty panel, so that nothing moves when the panel appears. */
function Frame({ title, heading: Heading }: { title: string; heading: "h2" | "h3" }) {
  return (
    <section className={`pencilled ${styles["panelPlace"]}`}>
      <header>
        <Heading>{title}</Heading>
      </header>
    </section>
  )
}
