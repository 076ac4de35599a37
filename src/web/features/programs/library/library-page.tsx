import { Play } from "lucide-react"
import { useQuery } from "@tanstack/react-query"
import FileText from "lucide-react/icons/file-text"
import { Link, useLocation, useParams } from "react-router"
import { writeLength } from "#domain/programs/choosing/choosing-sentences.ts"
import { weightUnitOf } from "#domain/measures/units.ts"
import type { Program } from "#domain/programs/program.ts"
import { label } from "#domain/text/label.ts"
import { writeList } from "#domain/text/formats.ts"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { sentences as common } from "#web/ui/sentences.ts"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { BackLink } from "#web/ui/back-link.tsx"
import { MissingProgram } from "../missing-program.tsx"
import { libraryDescriptions } from "./library-sentences.ts"
import { programAt } from "./library-programs.ts"
import styles from "./library.module.css"
import { DayInside } from "./program-inside.tsx"
import { sentences } from "./sentences.ts"

/** A library program: its description and all its days. */
export function LibraryPage() {
  const { id: userId } = useUser()
  const { search } = useLocation()
  const slug = useParams()["name"] ?? ""
  const exercises = useQuery(exercisesQuery(userId))
  const program = exercises.data && programAt(slug, exercises.data)
  return (
    <div className="page">
      <div className="page-head">
        <BackLink to={{ pathname: "/programs", search }} name={sentences.back} />
        {program && <Head program={program} slug={slug} search={search} />}
      </div>
      {program && <Days program={program} userId={userId} />}
      {exercises.data && !program && <MissingProgram />}
      {!exercises.data && hasFailed(exercises) && (
        <LoadProblem sentence={sentences.failed} onLoadAgain={() => void exercises.refetch()} />
      )}
      {exercises.isPending && <Skeleton className={styles["loading"]}>{common.loading}</Skeleton>}
    </div>
  )
}

function Head({ program, slug, search }: { program: Program; slug: string; search: string }) {
  const { name, by, level, minutes, days_per_week, needs } = program
  return (
    <>
      <h1>{name}</h1>
      <p>{libraryDescriptions.get(name)}</p>
      {by !== null && <p className="small soft">{sentences.by(by)}</p>}
      <p className={styles["facts"]}>
        <span>{sentences.daysAWeek(days_per_week)}</span>
        {level !== null && <span>{label(level)}</span>}
        {minutes !== null && (
          <span>
            <b>{minutes}</b> {sentences.minutes}
          </span>
        )}
        <span>{writeLength(program)}</span>
        <span>{sentences.needs(writeList(needs))}</span>
      </p>
      <div className={`row ${styles["acts"]}`}>
        <Link className="button now large" to={{ pathname: `/programs/library/${slug}/start`, search }}>
          <Play className="icon" />
          {sentences.setUp}
        </Link>
        <Link className="button large" to={{ pathname: "/programs/text", search: `library=${slug}` }}>
          <FileText className="icon" />
          {sentences.asText}
        </Link>
      </div>
    </>
  )
}

function Days({ program, userId }: { program: Program; userId: string }) {
  const system = useQuery(unitSystemQuery(userId)).data ?? likelyUnitSystem()
  return (
    <div className={styles["days"]}>
      {program.days.map((day, place) => (
        <DayInside key={place} day={day} unit={weightUnitOf(system)} />
      ))}
    </div>
  )
}
