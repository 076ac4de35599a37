import { useInfiniteQuery } from "@tanstack/react-query"
import { Pencil } from "lucide-react"
import { Link } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import { type UnitSystem, unitsIn } from "#domain/measures/units.ts"
import type { Load } from "#domain/workout/load.ts"
import { inUnits } from "#domain/workout/recorded-set.ts"
import { describeSet } from "#domain/workout/set-text.ts"
import { setTypeNames } from "#domain/workout/set-type-words.ts"
import { ExerciseProblem } from "./exercise-problem.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import styles from "./exercise.module.css"
import { historyQuery, type HistorySession } from "./queries.ts"
import { sentences } from "./sentences.ts"

interface ExerciseHistoryProps {
  userId: string
  exerciseId: string
  system: UnitSystem
  /** The number of sessions. */
  total: number
  load: Load
}

/** Every session with the exercise, latest first, in the person's units. */
export function ExerciseHistory({ userId, exerciseId, system, total, load }: ExerciseHistoryProps) {
  const history = useInfiniteQuery(historyQuery(userId, exerciseId))
  /** Fetches the next page. Tries again if a change on another device caused all pages to be refetched meanwhile. */
  async function showMore() {
    const shown = history.data?.pages.length ?? 0
    let after
    do after = await history.fetchNextPage({ cancelRefetch: false })
    while (after.isSuccess && after.hasNextPage && after.data.pages.length <= shown)
  }
  return (
    <section className={`block ${styles["history"]}`} aria-labelledby="exercise-history">
      <header>
        <h2 id="exercise-history">{sentences.history}</h2>
        <span className="label">{sentences.sessions(total)}</span>
      </header>
      <ol className={styles["sessions"]}>
        {history.data?.pages.flat().map((session) => (
          <Session key={session.id} {...{ session, system, load }} />
        ))}
      </ol>
      {history.isError && (
        <ExerciseProblem
          sentence={sentences.failedHistory}
          onRetry={() => void (history.data ? showMore() : history.refetch())}
        />
      )}
      {history.isPending && <Skeleton className={styles["loading"]}>{sentences.loading}</Skeleton>}
      {history.hasNextPage && !history.isError && (
        <button
          type="button"
          className={`button ${styles["more"]}`}
          aria-busy={history.isFetchingNextPage || undefined}
          onClick={() => void showMore()}
        >
          {history.isFetchingNextPage ? sentences.loadingMore : sentences.more}
        </button>
      )}
    </section>
  )
}

interface SessionProps {
  session: HistorySession
  system: UnitSystem
  load: Load
}

function Session({ session, system, load }: SessionProps) {
  const day = formatDay(session.date, "long")
  return (
    <li>
      <div className="spread">
        <h3>
          {day}
          <span className="label">{session.name ?? sentences.adHoc}</span>
        </h3>
        <Link
          className="button quiet square"
          to={`/log-workout/log/${session.id}`}
          aria-label={sentences.editLog(day)}
        >
          <Pencil className="icon" />
        </Link>
      </div>
      <ol className={styles["sets"]}>
        {session.set_logs.map((set) => (
          <li key={set.id}>
            <b>{describeSet(inUnits(set, unitsIn(system)), load, true) || sentences.noNumbers}</b>
            <span className="label">{typeAndEffort(set)}</span>
          </li>
        ))}
      </ol>
    </li>
  )
}

/** "Warm-up, RPE 8"; a working set's type is not named. */
function typeAndEffort({ set_type, rpe }: HistorySession["set_logs"][number]): string {
  const type = set_type === "normal" ? [] : [setTypeNames[set_type]]
  return [...type, ...(rpe === null ? [] : [sentences.rpe(rpe)])].join(", ")
}
