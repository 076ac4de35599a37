import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"
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
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { NothingHere } from "#web/ui/messages/nothing-here.tsx"
import { savedWorkoutQuery, type SavedWorkoutSummary } from "./saved-workout-query.ts"
import { SavedWorkoutRecords } from "./saved-workout-records.tsx"
import { SavedWorkoutTotals } from "./saved-workout-totals.tsx"
import styles from "./saved-workout.module.css"
import { SessionSummary } from "./session/part.ts"
import { sentences } from "./sentences.ts"
import { sentences as common } from "#web/ui/sentences.ts"

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
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {saved.data ? (saved.data.name ?? sentences.savedTitle) : sentences.titleWithoutName}
        </h1>
        <p className="soft">{saved.data && formatDay(saved.data.date, "full")}</p>
      </div>
      {saved.data?.routine && (
        <UpdateRoutine
          key={saved.data.routine.base.revision}
          userId={userId}
          update={saved.data.routine}
          day={null}
          onAnswered={() => {
            client.setQueryData(query.queryKey, { ...saved.data, routine: null })
            heading.current?.focus()
          }}
          onCompareAgain={() => void saved.refetch()}
        />
      )}
      {saved.data?.session && <SessionSummary userId={userId} {...saved.data.session} />}
      {saved.data && <Summary saved={saved.data} system={system} />}
      {saved.isPending && <Loading />}
      {gone && <NothingHere sentence={gone.message} back={{ to: "/dashboard", name: common.backToHome }} />}
      {saved.isError && !saved.data && !gone && (
        <LoadProblem
          sentence={sentences.failedSummary}
          onLoadAgain={() => void saved.refetch()}
          tone="warning"
        />
      )}
      {!gone && (
        <div className="row">
          <Link className="button primary large" to="/dashboard">
            {common.backToHome}
          </Link>
          <Link className="button quiet" to={`/log-workout/log/${logId}`}>
            {sentences.editLog}
          </Link>
          {saved.data && <ShareButton {...{ userId, logId }} label={sentences.share} />}
          {saved.data && <RepeatButtons userId={userId} workout={{ id: logId, ...saved.data }} />}
        </div>
      )}
      {/* The analysis is last, because it appears late and grows, and must not move a button that someone is about to press. */}
      {saved.data && (
        <div className={styles["board"]}>
          <WorkoutAnalysis
            key={logId}
            {...{ userId, logId }}
            date={saved.data.date}
            about={saved.data.name ?? sentences.savedTitle}
            hasExercises={saved.data.summary.exercises > 0}
          />
        </div>
      )}
    </div>
  )
}

interface SummaryProps {
  saved: SavedWorkoutSummary
  system: UnitSystem
}

function Summary({ saved, system }: SummaryProps) {
  return (
    <div className={styles["board"]}>
      <SavedWorkoutTotals {...saved} system={system} />
      <SavedWorkoutRecords records={saved.summary.records} nameOf={saved.nameOf} system={system} />
    </div>
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
