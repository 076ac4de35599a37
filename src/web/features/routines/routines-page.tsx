import { useQuery } from "@tanstack/react-query"
import { Plus } from "lucide-react"
import { useRef } from "react"
import { Link } from "react-router"
import { useMovements } from "#web/backend/exercises/use-movements.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { RoutineGenerator } from "#web/coach/panels.tsx"
import { useRunningRun } from "#web/programs/use-running-run.ts"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { Alert, LoadProblem } from "#web/ui/messages/alert.tsx"
import { sentences as common } from "#web/ui/sentences.ts"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { routinesQuery } from "./queries.ts"
import { RoutineRow } from "./routine-row.tsx"
import styles from "./routines.module.css"
import { sentences } from "./sentences.ts"
import { useRoutineChanges } from "./use-routine-changes.ts"
import { RunningProgram } from "./running-program.tsx"
import { useSuggestedRoutine } from "./use-suggested-routine.ts"

/** The person's routine templates, with buttons to start, edit, copy and delete them. */
export function RoutinesPage() {
  const { id: userId } = useUser()
  const routines = useQuery(routinesQuery(userId))
  const movements = useMovements(userId)
  const running = useRunningRun(userId)
  // The list waits for the program shown above it, so that nothing moves.
  const isKnown = routines.data !== undefined && !running.isLoading
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears with its row, so the focus moves to the heading.
  const changes = useRoutineChanges(userId, () => heading.current?.focus())
  const saveSuggested = useSuggestedRoutine(userId)

  return (
    <div className="page">
      <div className="spread page-head">
        <h1 ref={heading} tabIndex={-1}>
          {sentences.title}
        </h1>
        <span className="row">
          <Link className="button" to="/programs">
            {sentences.programs}
          </Link>
          <Link className="button primary" to="/build-workout">
            <Plus className="icon" />
            {sentences.buildNew}
          </Link>
        </span>
      </div>
      <div className="stack">
        <RoutineGenerator userId={userId} save={saveSuggested} />
        {hasFailed(routines) && (
          <LoadProblem sentence={sentences.failedList} onLoadAgain={() => void routines.refetch()} />
        )}
        {changes.problem !== null && <Alert tone="error">{changes.problem}</Alert>}
        {running.data && <RunningProgram userId={userId} row={running.data} />}
        {(routines.data || routines.isPending) && (
          <section className="block" aria-labelledby="templates">
            <header>
              <h2 id="templates">{sentences.templates}</h2>
              {routines.data && routines.data.length > 0 && (
                <span className="label">{sentences.count(routines.data.length)}</span>
              )}
            </header>
            {!isKnown && <Skeleton className={styles["loading"]}>{common.loading}</Skeleton>}
            {isKnown && routines.data.length === 0 && (
              <div className="empty">
                <p>{sentences.empty}</p>
                {!running.data && (
                  <p className="soft">
                    {sentences.orProgram}{" "}
                    <Link className="link" to="/programs">
                      {sentences.chooseProgram}
                    </Link>
                  </p>
                )}
              </div>
            )}
            {isKnown && routines.data.length > 0 && (
              <ul className="list">
                {routines.data.map((routine) => (
                  <RoutineRow
                    key={routine.id}
                    routine={routine}
                    movements={movements}
                    isBusy={changes.busyId === routine.id}
                    onCopy={() => void changes.copy(routine)}
                    onRemove={() => void changes.remove(routine)}
                  />
                ))}
              </ul>
            )}
          </section>
        )}
      </div>
    </div>
  )
}
