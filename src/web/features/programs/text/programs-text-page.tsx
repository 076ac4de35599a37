import { useQuery } from "@tanstack/react-query"
import { useSearchParams } from "react-router"
import type { Program } from "#domain/programs/program.ts"
import { readProgram } from "#domain/programs/stored.ts"
import { type Exercise, exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { latestVersionQuery } from "#web/programs/queries.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { sentences as common } from "#web/ui/sentences.ts"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { BackLink } from "#web/ui/back-link.tsx"
import { MissingProgram } from "../missing-program.tsx"
import { programAt } from "../library/library-programs.ts"
import { ImportText } from "./import-text.tsx"
import { ProgramText } from "./program-text.tsx"
import { sentences } from "./sentences.ts"
import styles from "./text.module.css"

/** The page with a program as text, and the field for pasting one. The address names the program: `library` or `program`. */
export function ProgramsTextPage() {
  const { id: userId } = useUser()
  const [parameters] = useSearchParams()
  const [slug, programId] = [parameters.get("library"), parameters.get("program")]
  const exercises = useQuery(exercisesQuery(userId))
  return (
    <div className="page">
      <div className="page-head">
        <BackLink to="/programs" name={sentences.back} />
        <h1>{sentences.title}</h1>
        <p className="soft">
          {slug === null && programId === null ? sentences.pasting : sentences.explained}
        </p>
      </div>
      {exercises.data ? (
        <div className={styles["columns"]}>
          {slug !== null && <LibraryText slug={slug} exercises={exercises.data} />}
          {programId !== null && <OwnText userId={userId} programId={programId} />}
          <ImportText userId={userId} exercises={exercises.data} />
        </div>
      ) : hasFailed(exercises) ? (
        <LoadProblem sentence={sentences.failed} onLoadAgain={() => void exercises.refetch()} />
      ) : (
        <Skeleton className={styles["loading"]}>{common.loading}</Skeleton>
      )}
    </div>
  )
}

function LibraryText({ slug, exercises }: { slug: string; exercises: readonly Exercise[] }) {
  return <TextOrNothing program={programAt(slug, exercises) ?? null} />
}

function OwnText({ userId, programId }: { userId: string; programId: string }) {
  const version = useQuery(latestVersionQuery(userId, programId))
  if (hasFailed(version))
    return <LoadProblem sentence={sentences.failed} onLoadAgain={() => void version.refetch()} />
  if (version.data === undefined) return <Skeleton className={styles["loading"]}>{common.loading}</Skeleton>
  return <TextOrNothing program={readProgram(version.data?.content)} />
}

function TextOrNothing({ program }: { program: Program | null }) {
  return program ? <ProgramText program={program} /> : <MissingProgram hasHeading />
}
