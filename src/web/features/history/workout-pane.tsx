import { useQuery, useQueryClient } from "@tanstack/react-query"
import { formatDay } from "#domain/days/day-text.ts"
import { writeDuration } from "#domain/measures/duration.ts"
import { weightUnitOf, type UnitSystem } from "#domain/measures/units.ts"
import { totalsOf } from "#domain/records/workout-summary.ts"
import { writeVolume } from "#domain/records/working-volume.ts"
import { withShownLoad } from "#domain/workout/load.ts"
import { WorkoutAnalysis } from "#web/coach/panels.tsx"
import { useOnline } from "#web/device/online.ts"
import { logName } from "#web/logged-workout/log-name.ts"
import logged from "#web/logged-workout/logged-workout.module.css"
import { knownWorkoutLog, type WorkoutLog, workoutLogQuery } from "#web/logged-workout/queries.ts"
import { SetList } from "#web/logged-workout/set-list.tsx"
import { WorkoutActions } from "#web/logged-workout/workout-actions.tsx"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { NothingHere } from "#web/ui/messages/nothing-here.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { Pane, type PaneHeading } from "#web/workbench/pane.tsx"
import bench from "#web/workbench/workbench.module.css"
import styles from "./history.module.css"
import { sentences } from "./sentences.ts"

interface WorkoutPaneProps extends PaneHeading {
  userId: string
  id: string
  system: UnitSystem
  /** The name and the day from the list, shown until the workout is loaded; null if the list doesn't have it. */
  listed: (Pick<WorkoutLog, "date"> & { title: string }) | null
  onDelete: (log: WorkoutLog) => void
}

/** The open workout: its figures, what can be done with it, its sets and its analysis. */
export function WorkoutPane(props: WorkoutPaneProps) {
  const { userId, id, listed, heading, headingRef } = props
  const client = useQueryClient()
  const log = useQuery({
    ...workoutLogQuery(userId, id),
    initialData: () => knownWorkoutLog(client, userId, id),
    // Treats the workout from this device as outdated, so that the query also asks the server.
    initialDataUpdatedAt: 0,
  })
  const shown = log.data ? { title: logName(log.data), date: log.data.date } : listed

  return (
    <Pane
      {...{ heading, headingRef }}
      title={shown?.title ?? sentences.title}
      about={shown && formatDay(shown.date, "full")}
    >
      {log.data && <PaneContent {...props} log={log.data} />}
      {log.data === null && (
        <NothingHere sentence={sentences.missingWorkout} back={{ to: "/history", name: sentences.toAll }} />
      )}
      {log.data === undefined &&
        (log.isError ? (
          <PaneProblem onRetry={() => void log.refetch()} />
        ) : (
          <Skeleton className={bench["paneLoading"]}>{sentences.loadingWorkout}</Skeleton>
        ))}
    </Pane>
  )
}

function PaneProblem({ onRetry }: { onRetry: () => void }) {
  if (!useOnline()) return <p className="soft">{sentences.workoutNotHere}</p>
  return <LoadProblem sentence={sentences.failedWorkout} onLoadAgain={onRetry} />
}

function PaneContent({ userId, system, log, heading, onDelete }: WorkoutPaneProps & { log: WorkoutLog }) {
  const { id, date, notes, set_logs } = log
  return (
    <>
      <Figures log={log} system={system} />
      <WorkoutActions userId={userId} log={log} onDelete={() => onDelete(log)} />
      {notes !== null && <p className={`soft ${logged["written"]}`}>{notes}</p>}
      <SetList sets={set_logs} {...{ system }} heading={heading === "h1" ? "h2" : "h3"} />
      <WorkoutAnalysis
        key={id}
        userId={userId}
        logId={id}
        date={date}
        about={`${logName(log)}, ${formatDay(date, "monthAndDay")}`}
        hasExercises={set_logs.length > 0}
      />
    </>
  )
}

function Figures({ log, system }: { log: WorkoutLog; system: UnitSystem }) {
  const { duration_seconds, sets, volume_kg } = totalsOf(
    log.duration_seconds,
    log.set_logs.map((set) => withShownLoad(set, set.exercises?.load)),
  )
  const figures = [
    {
      name: sentences.duration,
      value: duration_seconds === null ? sentences.notTimed : writeDuration(duration_seconds),
    },
    { name: sentences.workingSets, value: String(sets) },
    { name: sentences.volume, value: writeVolume(volume_kg, weightUnitOf(system)) },
  ]
  return (
    <dl className={styles["figures"]}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
