import CalendarPlus from "lucide-react/icons/calendar-plus"
import { ChevronDown } from "lucide-react"
import { useState } from "react"
import { type LocalDay, mondayOf } from "#domain/days/local-day.ts"
import { dateInWeek } from "#domain/days/week-days.ts"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { useTwoColumns } from "#web/ui/use-wide.ts"
import type { PlannedDay } from "../planned-workout.ts"
import { DayCard } from "./day-card.tsx"
import { type Commitment, commitmentInWeek, openDays } from "./days-on-calendar.ts"
import { sentences } from "./sentences.ts"
import type { useWeekChanges } from "./use-week-changes.ts"
import styles from "./week.module.css"
import { WeekTurn } from "./week-turn.tsx"

interface WeekPlanProps {
  changes: ReturnType<typeof useWeekChanges>
  /** The Monday that the person chose; null if they haven't chosen. */
  chosen: LocalDay | null
  onChoose: (monday: LocalDay) => void
  today: LocalDay
}

/** The saved plan, or one that is to be used again: a strip of seven days, and what can be done with all of them. */
export function WeekPlan({ changes, chosen, onChoose, today }: WeekPlanProps) {
  const { plan } = changes
  if (!plan) return null
  const isPast = plan.monday < mondayOf(today)
  const monday = isPast ? plan.monday : (chosen ?? plan.monday)
  return (
    <>
      {isPast ? (
        <p>{sentences.pastWeek(plan.monday)}</p>
      ) : (
        <WeekTurn shown={monday} today={today} onTurn={onChoose} />
      )}
      {plan.week_summary && <p className={`pencil ${styles["summary"]}`}>{plan.week_summary}</p>}
      <WeekStrip
        days={plan.days}
        {...{ today, monday }}
        commitments={plan.commitments}
        isSaved={plan.isSaved}
        isOver={isPast}
        onCommit={(day) => changes.commit(day, monday)}
      />
      <div className={styles["foot"]}>
        <p className="small soft">
          {!isPast && `${sentences.dates(monday)} `}
          {sentences.warning}
        </p>
        <Acts {...{ changes, today, monday, isPast }} plan={plan} />
      </div>
    </>
  )
}

interface WeekStripProps {
  days: readonly PlannedDay[]
  today: LocalDay
  monday: LocalDay
  commitments: readonly Commitment[]
  isSaved: boolean
  isOver: boolean
  onCommit: (day: PlannedDay) => Promise<boolean>
}

/** The week's days side by side or, on a phone, one below the other from today on. */
function WeekStrip({ days, onCommit, ...week }: WeekStripProps) {
  const { today, monday, commitments, isOver } = week
  const hasRoom = useTwoColumns()
  const [isPastOpen, setPastOpen] = useState(false)
  const isBefore = ({ day }: PlannedDay) => (dateInWeek(day, monday) ?? today) < today
  const past = hasRoom || isOver ? [] : days.filter(isBefore)
  const logged = past.filter(({ day }) => commitmentInWeek(commitments, day, monday)?.completed_log_id)
  return (
    <>
      {past.length > 0 && (
        <button
          type="button"
          className={styles["past"]}
          aria-expanded={isPastOpen}
          onClick={() => setPastOpen(!isPastOpen)}
        >
          {sentences.daysBefore(logged.map(({ day }) => dateInWeek(day, monday) ?? monday))}
          <ChevronDown className="icon" aria-hidden />
        </button>
      )}
      <ol className={styles["strip"]}>
        {days.map(
          (day, index) =>
            (isPastOpen || !past.includes(day)) && (
              // The index is a safe key: a plan may name a day twice, and the list never changes.
              <DayCard key={index} day={day} {...week} onCommit={() => onCommit(day)} />
            ),
        )}
      </ol>
    </>
  )
}

interface ActsProps extends Pick<WeekPlanProps, "changes" | "today"> {
  plan: NonNullable<WeekPlanProps["changes"]["plan"]>
  monday: LocalDay
  /** Whether the plan was for a week before the current one. */
  isPast: boolean
}

function Acts({ changes, today, plan, monday, isPast }: ActsProps) {
  const { isSaving, save, repeat, discard, commitAll, isCommittingAll } = changes
  const { isSaved, days, commitments } = plan
  const open = openDays(days, commitments, { monday, today })
  const planNow = changes.weekOfNewPlan === mondayOf(today) ? sentences.planNow : sentences.planNext
  return (
    <div className="row">
      {!isPast && isSaved && open.length > 1 && (
        <button
          type="button"
          className="button"
          aria-busy={isCommittingAll}
          onClick={() => void commitAll(open, monday)}
        >
          <CalendarPlus className="icon" aria-hidden />
          {sentences.scheduleAll}
        </button>
      )}
      {isSaved && (isPast || commitments.length > 0) && (
        <button type="button" className={isPast ? "button primary" : "button quiet"} onClick={repeat}>
          {isPast ? planNow : sentences.planAgain}
        </button>
      )}
      {!isSaved && (
        <button type="button" className="button quiet" onClick={discard}>
          {common.discard}
        </button>
      )}
      <button
        type="button"
        className={isSaved ? "button" : "button primary"}
        aria-disabled={isSaved || isSaving}
        onClick={() => void save()}
      >
        {isSaved ? sentences.isSaved : isSaving ? sentences.saving : sentences.save}
      </button>
    </div>
  )
}
