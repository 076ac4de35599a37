import { useInfiniteQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { Link } from "react-router"
import type { LocalDay } from "#domain/days/local-day.ts"
import { type UnitSystem, unitsIn, weightUnitOf } from "#domain/measures/units.ts"
import { newBests } from "#domain/records/best-so-far.ts"
import type { ExerciseSession } from "#domain/records/exercise-progress.ts"
import type { Load } from "#domain/workout/load.ts"
import { inUnits } from "#domain/workout/recorded-set.ts"
import { columnsOf, inColumns } from "#domain/workout/set-columns.ts"
import { describeSet } from "#domain/workout/set-text.ts"
import { setTypeNames } from "#domain/workout/set-type-words.ts"
import { currentDay } from "#web/device/current-day.ts"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { ExerciseProblem } from "./exercise-problem.tsx"
import { shownFigure } from "./figure-words.ts"
import { historyQuery, type HistorySession } from "./queries.ts"
import { sentences } from "./sentences.ts"
import styles from "./sessions.module.css"

interface ExerciseSessionsProps {
  userId: string
  exerciseId: string
  system: UnitSystem
  load: Load
  /** The figures of all sessions, oldest first. */
  progress: readonly ExerciseSession[]
  /** Weeks of a program that were lighter on purpose. */
  lighterWeeks: readonly { from: LocalDay; to: LocalDay }[]
}

/** Every session with the exercise, latest first, in the person's units: one line per session, with the sets in columns. */
export function ExerciseSessions(props: ExerciseSessionsProps) {
  const { userId, exerciseId, system, load, progress, lighterWeeks } = props
  const history = useInfiniteQuery(historyQuery(userId, exerciseId))
  /** Fetches the next page. Tries again if a change on another device caused all pages to be refetched meanwhile. */
  async function showMore() {
    const shown = history.data?.pages.length ?? 0
    let after
    do after = await history.fetchNextPage({ cancelRefetch: false })
    while (after.isSuccess && after.hasNextPage && after.data.pages.length <= shown)
  }
  const sessions = history.data?.pages.flat()
  return (
    <section className={`block ${styles["place"]}`} aria-labelledby="exercise-sessions">
      <header>
        <h2 id="exercise-sessions">{sentences.sessionsTitle}</h2>
        <span className="label">
          {sentences.sessions(progress.length, hasWeights(progress) ? weightUnitOf(system) : null)}
        </span>
      </header>
      {sessions && <Table {...{ sessions, progress, system, load, lighterWeeks }} />}
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

type TableProps = Pick<ExerciseSessionsProps, "progress" | "system" | "load" | "lighterWeeks"> & {
  sessions: readonly HistorySession[]
}

function Table({ sessions, progress, system, load, lighterWeeks }: TableProps) {
  const columns = columnsOf(sessions.map(({ set_logs }) => set_logs))
  const today = currentDay()
  const estimates = useMemo(() => estimatesOf(progress, system), [progress, system])
  return (
    <div className={styles["scrolls"]}>
      <table className={styles["sessions"]}>
        <thead>
          <tr>
            <th scope="col">{sentences.date}</th>
            {columns.map(({ kind, number }) => (
              <th
                key={`${kind}${number}`}
                scope="col"
                className={kind === "warmup" ? styles["warm"] : undefined}
              >
                {sentences.column(kind, number)}
              </th>
            ))}
            {estimates.size > 0 && <th scope="col">{sentences.estimateColumn}</th>}
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <tr
              key={session.id}
              className={isLighter(session.date, lighterWeeks) ? styles["lighter"] : undefined}
            >
              <th scope="row">
                <Link to={`/history?workout=${session.id}`}>
                  {sentences.sessionDay(session.date, today)}
                  <span className="label">
                    {sentences.sessionName(session.name, isLighter(session.date, lighterWeeks))}
                  </span>
                </Link>
              </th>
              {inColumns(session.set_logs, columns).map((set, place) => (
                <td
                  key={set?.id ?? `none${place}`}
                  className={columns[place]?.kind === "warmup" ? styles["warm"] : undefined}
                >
                  {set && <SetCell {...{ set, system, load }} />}
                </td>
              ))}
              {estimates.size > 0 && <EstimateCell {...estimates.get(session.id)} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SetCell({
  set,
  system,
  load,
}: { set: HistorySession["set_logs"][number] } & Pick<TableProps, "system" | "load">) {
  const type = set.set_type === "normal" || set.set_type === "warmup" ? [] : [setTypeNames[set.set_type]]
  const about = [...type, ...(set.rpe === null ? [] : [sentences.rpe(set.rpe)])].join(", ")
  return (
    <>
      {describeSet(inUnits(set, unitsIn(system)), load, false) || sentences.noNumbers}
      {about !== "" && <span className="label">{about}</span>}
    </>
  )
}

function EstimateCell({ text = "", isBest = false }: Partial<Estimate>) {
  return (
    <td
      className={`${styles["estimate"]} ${isBest ? styles["best"] : ""}`}
      data-label={text === "" ? undefined : sentences.estimateColumn}
    >
      {isBest && <span className="hidden-text">{sentences.newBest} </span>}
      {text}
    </td>
  )
}

interface Estimate {
  text: string
  /** Whether the estimate is better than those of all earlier sessions. */
  isBest: boolean
}

/** The estimated 1RM of each session that has one, by the log's id. */
function estimatesOf(
  progress: readonly ExerciseSession[],
  system: UnitSystem,
): ReadonlyMap<string, Estimate> {
  const days = progress.flatMap(({ log_id, day, one_rep_max_kg: value }) =>
    typeof value === "number" ? [{ log_id, day, value }] : [],
  )
  const bests = new Set(newBests(days))
  return new Map(
    days.map((each) => [
      each.log_id,
      {
        text: String(shownFigure("one_rep_max_kg", each.value, system)),
        isBest: bests.has(each),
      },
    ]),
  )
}

const hasWeights = (progress: readonly ExerciseSession[]) =>
  progress.some(({ weight_kg }) => typeof weight_kg === "number")

function isLighter(day: LocalDay, weeks: ExerciseSessionsProps["lighterWeeks"]): boolean {
  return weeks.some(({ from, to }) => day >= from && day <= to)
}
