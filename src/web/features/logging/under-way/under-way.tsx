import { ChevronRight } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import { formatDuration } from "#domain/measures/duration.ts"
import { isDay } from "#domain/days/local-day.ts"
import { setsDoneText } from "#domain/workout/sets-done-text.ts"
import { elapsedSeconds, isRunning } from "#domain/workout/timer.ts"
import { currentDay } from "#web/device/current-day.ts"
import { useRest } from "#web/device/rest-store.ts"
import { useWorkoutsUnderWay, type WorkoutUnderWay } from "#web/offline/drafts/workouts-under-way.ts"
import { useLowerEdge } from "#web/shell/lower-edge.ts"
import { RestStrip } from "../resting/rest-strip.tsx"
import { sentences } from "./sentences.ts"
import styles from "./under-way.module.css"
import { useTicks } from "#web/ui/use-ticks.ts"

/** The workout in progress and the running rest timer, shown above the navigation on every other screen. */
export function UnderWay({ userId }: { userId: string }): ReactNode {
  const edge = useLowerEdge("--foot")
  const rest = useRest(userId)
  const [workout] = useWorkoutsUnderWay(userId)
  if (!workout && rest === null) return null
  return (
    <div className={styles["elsewhere"]} ref={edge}>
      {rest && <RestStrip userId={userId} rest={rest} />}
      {workout && <WayBack workout={workout} />}
    </div>
  )
}

function WayBack({ workout }: { workout: WorkoutUnderWay }) {
  const { timer, name, date, done, sets, to } = workout
  const runs = isRunning(timer)
  const seconds = elapsedSeconds(timer, useTicks(runs))
  const isOtherDay = isDay(date) && date !== currentDay()
  const details = [isOtherDay && formatDay(date, "long"), setsDoneText(done, sets)]
  return (
    <aside aria-label={sentences.title}>
      <Link className={styles["wayBack"]} to={to.pathname} state={to.state}>
        <span className={styles["lamp"]}>
          {(runs || seconds > 0) && <b>{formatDuration(seconds)}</b>}
          {runs || seconds === 0 ? sentences.label : sentences.paused}
        </span>
        <span className={styles["what"]}>
          <b>{name ?? sentences.unnamed}</b>
          <span className="small soft">{details.filter(Boolean).join(", ")}</span>
        </span>
        <span className={styles["go"]}>
          {sentences.return}
          <ChevronRight className="icon" />
        </span>
      </Link>
    </aside>
  )
}
