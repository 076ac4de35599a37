import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { useParams } from "react-router"
import { weightUnitOf } from "#domain/measures/units.ts"
import { planOf } from "#domain/programs/plan.ts"
import { readProgram } from "#domain/programs/stored.ts"
import { standingBeforeStart } from "#domain/programs/view/before-start.ts"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { currentDay } from "#web/device/current-day.ts"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { latestVersionQuery, programsQuery, runningRunQuery, type RunRow } from "#web/programs/queries.ts"
import { usePlanOptions } from "#web/programs/use-plan-options.ts"
import { useRun } from "#web/programs/use-run.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { BackLink } from "#web/ui/back-link.tsx"
import { MissingProgram } from "../missing-program.tsx"
import { DayEditor } from "./day-editor.tsx"
import type { EditedDay } from "./edited-day.ts"
import styles from "./editing.module.css"
import { sentences } from "./sentences.ts"

/** The page for editing a program's day: its exercises, their sets by week, and their rules. */
export function DayPage() {
  const { id: userId } = useUser()
  const { programId = "", day = "" } = useParams()
  const programs = useQuery(programsQuery(userId))
  const version = useQuery(latestVersionQuery(userId, programId))
  const running = useQuery(runningRunQuery(userId))
  const stored = programs.data?.find(({ id }) => id === programId)
  const program = useMemo(() => readProgram(version.data?.content), [version.data])
  const queries = [programs, version, running]
  const isKnown = programs.data && version.data !== undefined && running.data !== undefined
  const place = Number(day) - 1
  const routine = stored?.workouts[place]
  return (
    <div className={`page ${styles["page"]}`}>
      {stored && <BackLink to={`/programs/${programId}`} name={stored.name} />}
      {!isKnown && queries.some((query) => hasFailed(query)) && (
        <LoadProblem
          sentence={sentences.failed}
          onLoadAgain={() => queries.forEach((query) => void query.refetch())}
        />
      )}
      {!isKnown && !queries.some((query) => hasFailed(query)) && <Loading />}
      {isKnown &&
        (stored && program?.days[place] && version.data && routine ? (
          <Day
            key={routine.id}
            {...{ userId, stored, program, place }}
            version={version.data.id}
            routineId={routine.id}
            row={running.data?.program_id === programId ? running.data : null}
          />
        ) : (
          <MissingProgram sentence={sentences.unknown} />
        ))}
    </div>
  )
}

function Day({ row, ...day }: EditedDay & { row: RunRow | null }) {
  return row ? <RunningDay key={row.id} {...day} row={row} /> : <UnstartedDay {...day} />
}

function RunningDay({ row, ...day }: EditedDay & { row: RunRow }) {
  const run = useRun(day.userId, row)
  const options = usePlanOptions(day.userId)
  if (run.state === "failed") return <LoadProblem sentence={sentences.failed} onLoadAgain={run.loadAgain} />
  if (run.state === "loading" || !options) return <Loading />
  const { standing } = run
  return <DayEditor {...day} {...{ options, standing }} run={{ id: row.id, lastSlot: standing.lastSlot }} />
}

/** A day of a program that isn't running has no loads. */
function UnstartedDay(day: EditedDay) {
  const options = usePlanOptions(day.userId)
  const units = useQuery(unitSystemQuery(day.userId))
  const unit = weightUnitOf(units.data ?? likelyUnitSystem())
  const { version, program } = day
  const standing = useMemo(
    () => options && standingBeforeStart(planOf(version, program, options), unit, currentDay()),
    [options, version, program, unit],
  )
  if (!options || !standing || units.isPending) return <Loading />
  return <DayEditor {...day} {...{ options, standing }} run={null} />
}

function Loading() {
  return <Skeleton className={styles["loading"]}>{sentences.loading}</Skeleton>
}
