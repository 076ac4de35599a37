import { useQuery } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import { Link } from "react-router"
import { weightUnitOf } from "#domain/measures/units.ts"
import { planOf } from "#domain/programs/plan.ts"
import { readProgram } from "#domain/programs/stored.ts"
import { standingBeforeStart } from "#domain/programs/view/before-start.ts"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { latestVersionQuery, type StoredProgram } from "#web/programs/queries.ts"
import { usePlanOptions } from "#web/programs/use-plan-options.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { PrintAct } from "../printing/print-act.tsx"
import { Board } from "./board/board-table.tsx"
import { ChosenDay } from "./chosen-day.tsx"
import { ShareAct } from "./course/share-act.tsx"
import { DeleteProgram } from "./delete-program.tsx"
import { overviewOf } from "./overview.ts"
import styles from "./running.module.css"
import { sentences } from "./sentences.ts"

interface UnstartedProgramProps {
  userId: string
  program: StoredProgram
}

/** A program that was never started: its weeks, and a link to set it up. */
export function UnstartedProgram({ userId, program }: UnstartedProgramProps) {
  const version = useQuery(latestVersionQuery(userId, program.id))
  const options = usePlanOptions(userId)
  const unit = weightUnitOf(useQuery(unitSystemQuery(userId)).data ?? likelyUnitSystem())
  const today = currentDay()
  const [chosen, setChosen] = useState<number | null>(null)
  const [isWhole, setWhole] = useState(false)
  const standing = useMemo(() => {
    const content = readProgram(version.data?.content)
    if (!content || !version.data || !options) return null
    return standingBeforeStart(planOf(version.data.id, content, options), unit, today)
  }, [version.data, options, unit, today])
  const overview = useMemo(
    () => standing && overviewOf(standing, today, { earlier: 0, isWhole }),
    [standing, today, isWhole],
  )
  const sessions = overview?.forecast.sessions ?? []
  const shown = sessions.find(({ slot }) => slot === chosen) ?? sessions[0]

  return (
    <>
      <div className={`spread ${styles["head"]}`}>
        <div>
          <h1>{program.name}</h1>
          <p className={styles["whereabouts"]}>{sentences.notRunning}</p>
        </div>
        <Link className="button now large" to={`/programs/${program.id}/start`}>
          {sentences.setUp}
        </Link>
      </div>
      {hasFailed(version) && (
        <LoadProblem sentence={sentences.failed} onLoadAgain={() => void version.refetch()} />
      )}
      {standing && overview ? (
        <div className={styles["columns"]}>
          <Board
            rows={overview.rows}
            areAllDrawn
            plan={standing.plan}
            {...{ unit, today }}
            chosen={shown?.slot ?? null}
            onChoose={setChosen}
            onEarlier={undefined}
            onLater={overview.hasLater ? () => setWhole(true) : undefined}
          />
          <div className="stack-l">
            {shown && (
              <ChosenDay
                programId={program.id}
                planned={shown}
                name={sentences.day(standing.plan.program.days[shown.session.day]?.name ?? "")}
                {...{ today }}
                isDated={false}
              />
            )}
            <ul className={`list tight ${styles["acts"]}`}>
              <PrintAct {...{ standing, today }} />
              <ShareAct programId={program.id} />
            </ul>
            <DeleteProgram {...{ userId, program }} />
          </div>
        </div>
      ) : (
        !hasFailed(version) && <Skeleton className={styles["loading"]}>{sentences.loading}</Skeleton>
      )}
    </>
  )
}
