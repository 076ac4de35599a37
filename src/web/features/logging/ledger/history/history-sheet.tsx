import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import { bestsSoFar } from "#domain/records/draft-bests.ts"
import type { ExerciseMemory } from "#domain/records/training-memory.ts"
import type { DraftExercise } from "#domain/workout/draft.ts"
import { effortText } from "#domain/workout/rpe.ts"
import { useEffortScale } from "#web/device/effort-scale.ts"
import { useOnline } from "#web/device/online.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import styles from "./history-sheet.module.css"
import { recentSessionsQuery } from "./recent-sessions-query.ts"
import { sentences } from "../sentences.ts"
import { setTypeNames } from "#domain/workout/set-type-words.ts"
import { describeLastTime, type Units } from "../set-words.ts"

interface HistorySheetProps {
  userId: string
  exercise: DraftExercise
  units: Units
  editedLogId: string | null
  /** The exercise's history: null if it was never done, undefined until loaded. */
  memory: ExerciseMemory | null | undefined
  /** Whether the timer is running. If so, the person can't leave the page. */
  isLocked: boolean
  onClose: () => void
}

type ShownSession = { id: string; date: string; sets: ExerciseMemory["last_sets"] }

/** An exercise's records and last sessions, in a sheet over the workout. Offline, it shows what this device has stored. */
export function HistorySheet({
  userId,
  exercise,
  units,
  editedLogId,
  memory,
  isLocked,
  onClose,
}: HistorySheetProps) {
  const isOnline = useOnline()
  const recent = useQuery(recentSessionsQuery(userId, exercise.exercise_id, editedLogId))
  const known = memory ? [{ id: memory.last_log_id, date: memory.last_date, sets: memory.last_sets }] : []
  const isKnown = recent.data !== undefined || memory === null
  return (
    <Dialog
      title={exercise.exercise_name}
      bottom
      onClose={onClose}
      footer={
        <>
          {!isLocked && (
            <Link className="button quiet" to={`/exercise/${exercise.exercise_id}`}>
              {sentences.wholePage}
            </Link>
          )}
          <button type="button" className="button primary" onClick={onClose}>
            {sentences.backToWorkout}
          </button>
        </>
      }
    >
      {memory && <Records exercise={exercise} units={units} memory={memory} />}
      <section className={styles["sessions"]} aria-label={sentences.lastSessions}>
        <h3>{sentences.lastSessions}</h3>
        <Sessions sessions={recent.data ?? known} exercise={exercise} units={units} />
        {!isKnown && (
          <Missing isLoading={isOnline && !recent.isError} isOnline={isOnline} hasSome={known.length > 0} />
        )}
        {isKnown && (recent.data ?? known).length === 0 && (
          <p className="small soft">{sentences.neverDoneBefore}</p>
        )}
      </section>
    </Dialog>
  )
}

function Missing({
  isLoading,
  isOnline,
  hasSome,
}: {
  isLoading: boolean
  isOnline: boolean
  hasSome: boolean
}) {
  if (isLoading) return <Skeleton className={styles["loading"]}>{sentences.loadingSessions}</Skeleton>
  return <p className="small soft">{sentences.sessionsMissing(isOnline, hasSome)}</p>
}

interface RecordsProps extends Pick<HistorySheetProps, "exercise" | "units"> {
  memory: ExerciseMemory
}

function Records({ exercise, units, memory }: RecordsProps) {
  const bests = bestsSoFar(exercise.measure, units, memory.bests)
  if (bests.length === 0) return null
  return (
    <dl className={styles["records"]}>
      {bests.map(({ kind, text }) => (
        <div key={kind}>
          <dt>{sentences.bests[kind]}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

interface SessionsProps extends Pick<HistorySheetProps, "exercise" | "units"> {
  sessions: readonly ShownSession[]
}

function Sessions({ sessions, exercise: { measure }, units }: SessionsProps) {
  const scale = useEffortScale()
  return (
    <ol className={styles["list"]}>
      {sessions.map(({ id, date, sets }) => (
        <li key={id}>
          <span className="label">{formatDay(date, "short")}</span>
          <ol>
            {sets.map((set, index) => (
              // A session's sets have no ids, only an order.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} data-light={set.set_type !== "normal" || undefined}>
                <b>{describeLastTime(set, measure, units) || "–"}</b>{" "}
                <span className="label">
                  {[
                    set.set_type !== "normal" && setTypeNames[set.set_type],
                    set.rpe !== null && effortText(set.rpe, scale),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
