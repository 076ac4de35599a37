import { useQuery } from "@tanstack/react-query"
import { useParams } from "react-router"
import { isRowId } from "#web/backend/queries/query-keys.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { programsQuery, runsOfProgramQuery, type StoredProgram } from "#web/programs/queries.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { BackLink } from "#web/ui/back-link.tsx"
import { MissingProgram } from "../missing-program.tsx"
import { RunningProgram } from "./running-program.tsx"
import { UnstartedProgram } from "./unstarted-program.tsx"
import styles from "./running.module.css"
import { sentences } from "./sentences.ts"

/** The page of one of the person's programs: its weeks and days, its loads, and the actions that change its course. */
export function ProgramPage() {
  const { programId = "" } = useParams()
  const { id: userId } = useUser()
  const programs = useQuery(programsQuery(userId))
  const program = programs.data?.find(({ id }) => id === programId)
  // A program that was just created isn't in the list until it is fetched again.
  const isLookedFor = !program && programs.isFetching
  return (
    <div className="page">
      <BackLink to="/routines" name={sentences.back} />
      {program && isRowId(programId) && <Program key={programId} {...{ userId, program }} />}
      {programs.data && !program && !isLookedFor && <MissingProgram />}
      {!programs.data && hasFailed(programs) && (
        <LoadProblem sentence={sentences.failed} onLoadAgain={() => void programs.refetch()} />
      )}
      {(programs.isPending || isLookedFor) && !hasFailed(programs) && <Loading />}
    </div>
  )
}

/** Shows the current run, or else the latest one. A program that was never started is shown as written. */
function Program({ userId, program }: { userId: string; program: StoredProgram }) {
  const runs = useQuery(runsOfProgramQuery(userId, program.id))
  if (!runs.data && hasFailed(runs))
    return <LoadProblem sentence={sentences.failed} onLoadAgain={() => void runs.refetch()} />
  if (!runs.data) return <Loading />
  const row = runs.data.find(({ ended_at }) => ended_at === null) ?? runs.data[0]
  return row ? (
    <RunningProgram key={row.id} {...{ userId, program, row }} />
  ) : (
    <UnstartedProgram {...{ userId, program }} />
  )
}

function Loading() {
  return <Skeleton className={styles["loading"]}>{sentences.loading}</Skeleton>
}
