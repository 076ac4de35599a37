import { useQuery } from "@tanstack/react-query"
import { useUser } from "#web/backend/session/session.tsx"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { useOnline } from "#web/device/online.ts"
import { Alert, LoadProblem } from "#web/ui/messages/alert.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { WorkbenchHead } from "#web/workbench/workbench-frame.tsx"
import bench from "#web/workbench/workbench.module.css"
import { Exercises } from "./exercises.tsx"
import { trainedExercisesQuery } from "./queries.ts"
import { sentences } from "./sentences.ts"

/** All exercises: those the person has trained, their own, and the rest of the library, with a search, and the exercise that is open. */
export function ExercisesPage() {
  const { id: userId } = useUser()
  const exercises = useQuery(exercisesQuery(userId))
  const trained = useQuery(trainedExercisesQuery(userId))
  const isOnline = useOnline()
  if (exercises.data && trained.data)
    return <Exercises key={userId} {...{ userId }} exercises={exercises.data} trained={trained.data} />
  const failed = [exercises, trained].filter(({ data, isError }) => !data && isError)
  return (
    <div className="page">
      <div className={bench["top"]}>
        <WorkbenchHead page="/exercises" title={sentences.title} />
      </div>
      <div className="stack">
        {!isOnline && <Alert tone="offline">{sentences.notHere}</Alert>}
        {isOnline && failed.length > 0 && (
          <LoadProblem
            sentence={sentences.failed}
            onLoadAgain={() => failed.forEach(({ refetch }) => void refetch())}
          />
        )}
        {isOnline && failed.length === 0 && (
          <Skeleton className={bench["loading"]}>{sentences.loading}</Skeleton>
        )}
      </div>
    </div>
  )
}
