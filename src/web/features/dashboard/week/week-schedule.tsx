import { useQuery } from "@tanstack/react-query"
import CalendarPlus from "lucide-react/icons/calendar-plus"
import { type ReactNode, useId, useState } from "react"
import { type LocalDay, mondayOf } from "#domain/days/local-day.ts"
import { WeekGenerator } from "#web/coach/panels.tsx"
import { readText } from "#web/device/device-store.ts"
import { suggestedPlanKey } from "#web/offline/drafts/suggested-plan-store.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { savedWeekQuery } from "../queries.ts"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { sentences } from "./sentences.ts"
import { DayCard } from "./day-card.tsx"
import { openDays } from "./days-on-calendar.ts"
import { useWeekChanges, weeksOffered } from "./use-week-changes.ts"
import styles from "./week.module.css"

/** The AI Weekly Schedule: the latest plan, saved or not, with buttons to add its days to the calendar. */
export function WeekSchedule({ userId, today }: { userId: string; today: LocalDay }) {
  const { data: saved, isPending } = useQuery(savedWeekQuery(userId))
  const changes = useWeekChanges(userId, today, saved)
  const [week, setChosen] = useState<LocalDay | null>(null)
  // The page may stay open into the next week.
  const chosen = weeksOffered(today).find((monday) => monday === week) ?? null
  const choose = { chosen, setChosen, today }
  // A newly generated week replaces the saved one on screen.
  const [isNewOpen, setNewOpen] = useState(() => readText(suggestedPlanKey(userId, "week")) !== null)
  return (
    <WeekSection>
      <WeekGenerator
        {...{ userId, today }}
        intro={sentences.intro}
        warning={sentences.warning}
        save={changes.saveWeek}
        onOpen={setNewOpen}
        {...{ chosen }}
        renderChoice={(shown) => <WeekChoice shown={shown} {...choose} />}
      />
      {changes.problems.length > 0 && (
        <Alert tone="error">
          {changes.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Alert>
      )}
      {isPending && <output className="soft">{sentences.loading}</output>}
      {!isNewOpen && <WeekPlan {...choose} changes={changes} />}
    </WeekSection>
  )
}

/** The section's frame. Signed-out visitors see it without a plan. */
export function WeekSection({ children }: { children: ReactNode }) {
  const title = useId()
  return (
    <section className={`block ${styles["section"]}`} aria-labelledby={title}>
      <header>
        <h2 id={title}>{sentences.title}</h2>
      </header>
      {children}
    </section>
  )
}

interface WeekSelection {
  /** The week that the person chose; null if they haven't chosen. */
  chosen: LocalDay | null
  setChosen: (monday: LocalDay) => void
  today: LocalDay
}

interface WeekPlanProps extends WeekSelection {
  changes: ReturnType<typeof useWeekChanges>
}

function WeekPlan({ changes, ...choose }: WeekPlanProps) {
  const { plan } = changes
  const { chosen, today } = choose
  if (!plan) return null
  const isPast = plan.monday < mondayOf(today)
  const monday = isPast ? plan.monday : (chosen ?? plan.monday)
  const open = openDays(plan.days, plan.commitments, { monday, today })
  return (
    <>
      {isPast ? (
        <p className={styles["past"]}>{sentences.pastWeek(plan.monday)}</p>
      ) : (
        <>
          <div className={`row ${styles["weeks"]}`}>
            <WeekChoice shown={monday} {...choose} />
            {plan.isSaved && open.length > 1 && (
              <button
                type="button"
                className="button"
                aria-busy={changes.isCommittingAll}
                onClick={() => void changes.commitAll(open, monday)}
              >
                <CalendarPlus className="icon" aria-hidden />
                {sentences.scheduleAll}
              </button>
            )}
          </div>
          <p className={`small soft ${styles["dates"]}`}>{sentences.dates(monday)}</p>
        </>
      )}
      {plan.week_summary && <p className={`pencil ${styles["summary"]}`}>{plan.week_summary}</p>}
      <ol className={styles["week"]}>
        {plan.days.map((day, index) => (
          <DayCard
            // The index is a safe key: a plan may name a day twice, and the list never changes.
            key={index}
            day={day}
            today={today}
            monday={monday}
            commitments={plan.commitments}
            isSaved={plan.isSaved}
            isOver={isPast}
            onCommit={() => changes.commit(day, monday)}
          />
        ))}
      </ol>
      <div className="spread">
        <p className="small soft">{sentences.warning}</p>
        <SaveButtons
          changes={changes}
          isSaved={plan.isSaved}
          canRepeat={isPast || plan.commitments.length > 0}
          today={today}
          isPast={isPast}
        />
      </div>
    </>
  )
}

interface WeekChoiceProps extends WeekSelection {
  shown: LocalDay
}

/** The choice of scheduling the plan's days this week or next. */
function WeekChoice({ shown, setChosen, today }: WeekChoiceProps) {
  return (
    <div className="segmented" role="group" aria-label={sentences.weekChoice}>
      {weeksOffered(today).map((monday) => (
        <button key={monday} type="button" aria-pressed={monday === shown} onClick={() => setChosen(monday)}>
          {sentences.weekOf(monday)}
        </button>
      ))}
    </div>
  )
}

interface SaveButtonsProps {
  changes: ReturnType<typeof useWeekChanges>
  isSaved: boolean
  canRepeat: boolean
  today: LocalDay
  /** Whether the plan was for a week before the current one. */
  isPast: boolean
}

function SaveButtons({ changes, isSaved, canRepeat, today, isPast }: SaveButtonsProps) {
  const planNow = changes.weekOfNewPlan === mondayOf(today) ? sentences.planNow : sentences.planNext
  const { isSaving, save, repeat, discard } = changes
  return (
    <div className="row">
      {isSaved && canRepeat && (
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
