import { useDeferredValue, useMemo, useState } from "react"
import type { RunRow, StoredProgram } from "#web/programs/queries.ts"
import { type FoldedRun, useRun } from "#web/programs/use-run.ts"
import { currentDay } from "#web/device/current-day.ts"
import { daysAway, isOver, pausedSince } from "#domain/programs/view/course.ts"
import type { LiftOutlook } from "#domain/programs/view/lift-outlook.ts"
import { Alert, LoadProblem } from "#web/ui/messages/alert.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { Board } from "./board/board-table.tsx"
import { AwayOffer } from "./course/away-offer.tsx"
import { CourseList } from "./course/course-list.tsx"
import { useCourse } from "./course/use-course.tsx"
import { WhatNow } from "./course/what-now.tsx"
import { ChosenDay } from "./chosen-day.tsx"
import { DeleteProgram } from "./delete-program.tsx"
import { Happenings } from "./happenings/happenings.tsx"
import { Lifts } from "./lifts/lift-list.tsx"
import { changeLoad, LoadDialog } from "./lifts/load-dialog.tsx"
import { overviewOf } from "./overview.ts"
import { ProgramHead } from "./program-head.tsx"
import styles from "./running.module.css"
import { sentences } from "./sentences.ts"
import { UnreadableRun } from "./unreadable-run.tsx"

interface RunningProgramProps {
  userId: string
  program: StoredProgram
  row: RunRow
}

/** A program with a run, either current or ended. */
export function RunningProgram({ userId, program, row }: RunningProgramProps) {
  const run = useRun(userId, row)
  if (run.state === "failed" && run.isUnreadable)
    return <UnreadableRun {...{ userId, program, row }} onLoadAgain={run.loadAgain} />
  if (run.state === "failed") return <LoadProblem sentence={sentences.failed} onLoadAgain={run.loadAgain} />
  if (run.state === "loading") return <Skeleton className={styles["loading"]}>{sentences.loading}</Skeleton>
  return <Overview {...{ userId, program, row, run }} />
}

function Overview({ userId, program, row, run }: RunningProgramProps & { run: FoldedRun }) {
  const { standing, events } = run
  const today = currentDay()
  const [earlier, setEarlier] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  const [changed, setChanged] = useState<LiftOutlook | null>(null)
  const course = useCourse(userId, standing)
  const [isWhole, setWhole] = useState(false)
  // The weeks that fit on the screen are worked out and drawn first. The rest follows once those are drawn.
  const isRestDue = useDeferredValue(true, false)
  const weeksDue = isRestDue ? Infinity : weeksOnScreen()
  const overview = useMemo(
    () => overviewOf(standing, today, { earlier, isWhole, weeksDue }),
    [standing, today, earlier, isWhole, weeksDue],
  )
  const { rows, forecast } = overview
  const { sessions } = forecast
  const isRunning = !standing.isEnded
  const [next, following] = sessions
  const shown = sessions.find(({ slot }) => slot === chosen) ?? next
  const away = daysAway(standing, events, today)
  const dayName = (day: number | undefined) =>
    day === undefined ? null : sentences.day(standing.plan.program.days[day]?.name ?? "")

  return (
    <>
      <ProgramHead {...{ program, standing, next, today }} endedAt={row.ended_at} />
      <div className={styles["columns"]}>
        <div className="stack-l">
          {away !== null && <AwayOffer {...{ standing, course }} days={away} />}
          {standing.isHolding && isRunning && <Alert tone="plain">{sentences.holding}</Alert>}
          {isOver(standing) && <WhatNow {...{ standing, course }} />}
          <Board
            {...{ rows, today }}
            areAllDrawn={isRestDue}
            plan={standing.plan}
            unit={standing.unit}
            chosen={shown?.slot ?? null}
            onChoose={setChosen}
            onEarlier={overview.hasEarlier ? () => setEarlier(earlier + moreWeeks(standing)) : undefined}
            onLater={overview.hasLater ? () => setWhole(true) : undefined}
          />
          {shown && isRestDue && (
            <ChosenDay
              programId={program.id}
              planned={shown}
              {...{ today }}
              name={dayName(shown.session.day) ?? ""}
              isDated={pausedSince(standing) === null}
            />
          )}
        </div>
        {isRestDue && (
          <div className="stack-l">
            <Lifts
              {...{ standing, forecast }}
              days={standing.plan.program.days.map(({ name }) => sentences.day(name))}
              onChange={isRunning ? openChange : undefined}
              onLower={(outlook, load) => void changeLoad(course, outlook, load)}
            />
            <CourseList
              programId={program.id}
              {...{ userId, standing, today, course }}
              next={next?.session ?? null}
              following={dayName(following?.session.day)}
            />
            {!isRunning && <DeleteProgram {...{ userId, program }} />}
          </div>
        )}
        {isRestDue && <Happenings {...{ standing, events }} />}
      </div>
      {changed && <LoadDialog outlook={changed} course={course} onClose={() => setChanged(null)} />}
    </>
  )

  function openChange(outlook: LiftOutlook) {
    course.forgetProblem()
    setChanged(outlook)
  }
}

// In pixels, the smallest heights on a phone: first of everything above the table and the bars that cover it, then of a row.
const aboveTable = 400
const rowHeight = 64
const weeksOnScreen = () => Math.max(1, Math.ceil((window.innerHeight - aboveTable) / rowHeight))
const weeksAtOnce = 12
const moreWeeks = ({ plan: { program } }: FoldedRun["standing"]) => Math.max(weeksAtOnce, program.weeks ?? 0)
