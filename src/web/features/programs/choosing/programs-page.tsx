import { useQuery } from "@tanstack/react-query"
import FileUp from "lucide-react/icons/file-up"
import { Link } from "react-router"
import { useUser } from "#web/backend/session/session.tsx"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { sentences as common } from "#web/ui/sentences.ts"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { BlockPanel } from "#web/coach/panels.tsx"
import { BackLink } from "#web/ui/back-link.tsx"
import { BuildOwn } from "../editing/build-own.tsx"
import { Choosing } from "./choosing.tsx"
import styles from "./choosing.module.css"
import { OwnPrograms } from "./own-programs.tsx"
import { sentences } from "./sentences.ts"
import { useAvoidedIn } from "./use-avoided-in.ts"
import { useBackground } from "./use-background.ts"

/** The page for choosing a program: three questions, the program that fits best, and all others. */
export function ProgramsPage() {
  const { id: userId } = useUser()
  const exercises = useQuery(exercisesQuery(userId))
  const known = useBackground(userId)
  const avoidedOf = useAvoidedIn(userId)
  return (
    <div className="page">
      <div className="page-head">
        <BackLink to="/routines" name={sentences.back} />
        <div className="spread">
          <h1>{sentences.title}</h1>
          <span className="row">
            <Link className="button" to="/programs/text">
              <FileUp className="icon" />
              {sentences.fromText}
            </Link>
            <BuildOwn userId={userId} />
          </span>
        </div>
      </div>
      <div className="stack-l">
        <OwnPrograms userId={userId} />
        <BlockPanel userId={userId} />
        {hasFailed(exercises) && !exercises.data && (
          <LoadProblem sentence={sentences.failed} onLoadAgain={() => void exercises.refetch()} />
        )}
        {exercises.data && known && avoidedOf && (
          <Choosing exercises={exercises.data} {...{ userId, known, avoidedOf }} />
        )}
        {(!known || !avoidedOf || exercises.isPending) && (
          <Skeleton className={styles["loading"]}>{common.loading}</Skeleton>
        )}
      </div>
    </div>
  )
}
