import { useQuery } from "@tanstack/react-query"
import { useLocation, useParams } from "react-router"
import { weightUnitOf } from "#domain/measures/units.ts"
import type { Program } from "#domain/programs/program.ts"
import { readProgram } from "#domain/programs/stored.ts"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { trainedWorkoutsQuery } from "#web/coach/asking/trained-workouts-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { latestVersionQuery, runningRunQuery } from "#web/programs/queries.ts"
import { usePlanOptions } from "#web/programs/use-plan-options.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { sentences as common } from "#web/ui/sentences.ts"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { BackLink } from "#web/ui/back-link.tsx"
import { MissingProgram } from "../missing-program.tsx"
import { programAt } from "../library/library-programs.ts"
import { sentences } from "./sentences.ts"
import { StartForm } from "./start-form.tsx"
import styles from "./starting.module.css"
import { SwapsBlock } from "./swaps-block.tsx"
import type { StoredVersion } from "./use-start.ts"
import { useSwaps } from "./use-swaps.ts"

/** The page for starting a program from the library, or one of the person's own. */
export function StartPage() {
  const { id: userId } = useUser()
  const { search } = useLocation()
  const { name, programId } = useParams()
  const found = useProgram(userId, name, programId)
  const back = name === undefined ? `/programs/${programId}` : "/programs"
  return (
    <div className="page">
      <div className="page-head">
        <BackLink to={{ pathname: back, search }} name={sentences.back} />
        {found.program && (
          <>
            <h1>{found.program.name}</h1>
            <p className="soft">
              {sentences.shape(found.program)}.{" "}
              {found.program.by !== null && (
                <span className="small">{sentences.after(found.program.by)}</span>
              )}
            </p>
          </>
        )}
      </div>
      <Content userId={userId} found={found} />
    </div>
  )
}

/** A program that is being loaded. */
interface FoundProgram {
  /** The program; undefined while it loads, null if it doesn't exist. */
  program: Program | null | undefined
  stored: StoredVersion | null
  hasFailed: boolean
  loadAgain: () => void
}

function useProgram(userId: string, name: string | undefined, programId: string | undefined): FoundProgram {
  const exercises = useQuery(exercisesQuery(userId))
  const version = useQuery({
    ...latestVersionQuery(userId, programId ?? ""),
    enabled: programId !== undefined,
  })
  if (name !== undefined)
    return {
      program: exercises.data && (programAt(name, exercises.data) ?? null),
      stored: null,
      hasFailed: hasFailed(exercises),
      loadAgain: () => void exercises.refetch(),
    }
  const { data } = version
  return {
    program: data === undefined ? undefined : readProgram(data?.content),
    stored: data && programId !== undefined ? { programId, version: data.id } : null,
    hasFailed: hasFailed(version),
    loadAgain: () => void version.refetch(),
  }
}

function Content({ userId, found }: { userId: string; found: FoundProgram }) {
  const options = usePlanOptions(userId)
  const workouts = useQuery(trainedWorkoutsQuery(userId, currentDay()))
  const units = useQuery(unitSystemQuery(userId))
  const running = useQuery(runningRunQuery(userId))
  const { stored } = found
  const { program, avoided, choose } = useSwaps(userId, found.program, stored !== null)
  if (program === null) return <MissingProgram />
  const isKnown =
    program && options && workouts.data && units.data !== undefined && running.data !== undefined
  if (isKnown)
    return (
      <StartForm
        userId={userId}
        program={program}
        stored={stored}
        unit={weightUnitOf(units.data ?? likelyUnitSystem())}
        options={options}
        workouts={workouts.data}
        running={running.data}
        swaps={<SwapsBlock avoided={avoided} onChoose={choose} />}
      />
    )
  const queries = [workouts, units, running]
  if (found.hasFailed || queries.some((query) => hasFailed(query))) {
    const loadAgain = () => {
      found.loadAgain()
      for (const query of queries) void query.refetch()
    }
    return <LoadProblem sentence={sentences.failed} onLoadAgain={loadAgain} />
  }
  return <Skeleton className={styles["loading"]}>{common.loading}</Skeleton>
}
