import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useMemo, useRef } from "react"
import { Link, useParams } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import { LogMissing } from "#web/backend/training/log-queries.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { WorkoutAnalysis } from "#web/coach/panels.tsx"
import { RepeatButtons } from "#web/repeating/repeat-buttons.tsx"
import { UpdateRoutine } from "#web/repeating/update-routine.tsx"
import { ShareButton } from "#web/sharing/share-button.tsx"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { ComparedExercises } from "./compared-exercises.tsx"
import type { NextTimeProps } from "./next-time.tsx"
import { NothingHere } from "#web/ui/messages/nothing-here.tsx"
import { savedWorkoutQuery, type SavedWorkoutSummary } from "./saved-workout-query.ts"
import { SavedWorkoutRecords } from "./saved-workout-records.tsx"
import { SavedWorkoutTotals } from "./saved-workout-totals.tsx"
import styles from "./saved-workout.module.css"
import { SessionSummary } from "./session/part.ts"
import { sentences } from "./sentences.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import { TrainedMuscles } from "./trained-muscles.tsx"

// Loaded late, because it includes the coach's rules.
const NextTime = lazyPart<NextTimeProps>(async () => (await import("./next-time.tsx")).NextTime)

/** The summary after a save: the workout's totals and records, and the link back to Home. */
export function SavedWorkout() {
  const { id: userId } = useUser()
  const { logId = "" } = useParams()
  const query = savedWorkoutQuery(userId, logId)
  const saved = useQuery(query)
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const system = useQuery(unitSystemQuery(userId)).data ?? likelyUnitSystem()
  const gone = !saved.data && saved.error instanceof LogMissing ? saved.error : null
  return (
    <div className={`page ${styles["page"]}`}>
      <div className={styles["head"]}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {saved.data ? (saved.data.name ?? sentences.savedTitle) : sentences.titleWithoutName}
          </h1>
          <p className="soft">{saved.data && formatDay(saved.data.date, "full")}</p>
        </div>
        {/* All buttons appear at once, because a button that came later would move the one that someone is about to press. */}
        <div className={styles["acts"]}>
          {!saved.isPending && !gone && (
            <>
              <Link className="button primary" to="/dashboard">
                {common.backToHome}
              </Link>
              {saved.data && <ShareButton {...{ userId, logId }} label={sentences.share} />}
              {saved.data && <RepeatButtons userId={userId} workout={{ id: logId, ...saved.data }} />}
              <Link className="button quiet" to={`/log-workout/log/${logId}`}>
                {sentences.editLog}
              </Link>
            </>
          )}
        </div>
      </div>
      {saved.data && (
        <Summary
          {...{ userId, logId, system }}
          saved={saved.data}
          onAnswered={() => {
            client.setQueryData(query.queryKey, { ...saved.data, routine: null })
            heading.current?.focus()
          }}
          onCompareAgain={() => void saved.refetch()}
        />
      )}
      {saved.isPending && <Loading />}
      {gone && <NothingHere sentence={gone.message} back={{ to: "/dashboard", name: common.backToHome }} />}
      {saved.isError && !saved.data && !gone && (
        <LoadProblem
          sentence={sentences.failedSummary}
          onLoadAgain={() => void saved.refetch()}
          tone="warning"
        />
      )}
    </div>
  )
}

// The height per lift, in rem, that is reserved for the coach's suggestions until they appear.
const remOfLift = 5.5
const remOfHeading = 3

interface SummaryProps {
  userId: string
  logId: string
  saved: SavedWorkoutSummary
  system: UnitSystem
  /** Called when the routine has been updated, or when the person leaves it as it is. */
  onAnswered: () => void
  onCompareAgain: () => void
}

/** Four figures, then what changed, the comparison with the previous workout, and what comes next: one below the other, or in columns. */
function Summary({ userId, logId, saved, system, onAnswered, onCompareAgain }: SummaryProps) {
  const { routine, session, summary, before, nameOf, date } = saved
  const exerciseIds = useMemo(() => Object.keys(nameOf), [nameOf])
  const lifts = new Set(saved.sets.flatMap((set) => (set.reps === null ? [] : set.exercise_id))).size
  return (
    <>
      <SavedWorkoutTotals {...saved} system={system} records={summary.records.length} />
      <div className={styles["frame"]}>
        <div className={styles["board"]}>
          <div>
            {routine && (
              <UpdateRoutine
                key={routine.base.revision}
                {...{ userId, onAnswered, onCompareAgain }}
                update={routine}
                day={null}
              />
            )}
            {session && <SessionSummary userId={userId} {...session} />}
            <SavedWorkoutRecords records={summary.records} nameOf={nameOf} system={system} />
          </div>
          <div>
            {before && <ComparedExercises {...saved} before={before} system={system} />}
            <TrainedMuscles {...{ userId, date, exerciseIds }} />
          </div>
          <div>
            {lifts > 0 && !session && (
              <div style={{ minHeight: `${lifts * remOfLift + remOfHeading}rem` }}>
                <NextTime {...{ userId, exerciseIds, nameOf, system }} />
              </div>
            )}
            {/* The analysis is last, because it appears late and grows, and must not move a button that someone is about to press. */}
            <WorkoutAnalysis
              key={logId}
              {...{ userId, logId, date }}
              about={saved.name ?? sentences.savedTitle}
              hasExercises={summary.exercises > 0}
            />
          </div>
        </div>
      </div>
    </>
  )
}

function Loading() {
  return (
    <output className={`skeleton ${styles["loading"]}`}>
      <span className="hidden-text">{sentences.loadingSummary}</span>
      <i />
      <i />
      <i />
    </output>
  )
}
