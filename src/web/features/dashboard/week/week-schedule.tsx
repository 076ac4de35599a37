import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useId, useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import { WeekGenerator } from "#web/coach/panels.tsx"
import { readText } from "#web/device/device-store.ts"
import { suggestedPlanKey } from "#web/offline/drafts/suggested-plan-store.ts"
import { Alert } from "#web/ui/alert.tsx"
import { savedWeekQuery } from "../queries.ts"
import { sentences } from "../sentences.ts"
import { DayCard } from "./day-card.tsx"
import { useWeekChanges } from "./use-week-changes.ts"
import styles from "./week.module.css"

/** The AI Weekly Schedule: the latest saved or an unsaved plan, and adding its days to the calendar. */
export function WeekSchedule({ userId, today }: { userId: string; today: LocalDay }) {
  const { data: saved, isPending } = useQuery(savedWeekQuery(userId))
  const changes = useWeekChanges(userId, today, saved)
  // An unsaved generated week takes the saved one's place.
  const [isNewOpen, setNewOpen] = useState(() => readText(suggestedPlanKey(userId, "week")) !== null)
  return (
    <WeekSection>
      <WeekGenerator
        {...{ userId, today }}
        intro={sentences.week}
        warning={sentences.weekWarning}
        save={changes.saveWeek}
        onOpen={setNewOpen}
      />
      {changes.problems.length > 0 && (
        <Alert tone="error">
          {changes.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Alert>
      )}
      {isPending && <output className="soft">{sentences.loadingWeek}</output>}
      {!isNewOpen && <WeekPlan today={today} changes={changes} />}
    </WeekSection>
  )
}

/** The section's frame; all of it for people who aren't signed in. */
export function WeekSection({ children }: { children: ReactNode }) {
  const title = useId()
  return (
    <section className={`block ${styles["section"]}`} aria-labelledby={title}>
      <header>
        <h2 id={title}>AI Weekly Schedule</h2>
      </header>
      {children}
    </section>
  )
}

interface WeekPlanProps {
  today: LocalDay
  changes: ReturnType<typeof useWeekChanges>
}

function WeekPlan({ today, changes }: WeekPlanProps) {
  const { plan } = changes
  if (!plan) return null
  return (
    <>
      {plan.week_summary && <p className={`pencil ${styles["summary"]}`}>{plan.week_summary}</p>}
      <ol className={styles["week"]}>
        {plan.days.map((day, index) => (
          <DayCard
            // A model may name a day twice, and the list never changes.
            key={index}
            day={day}
            today={today}
            commitment={plan.commitments.find(({ day_of_week }) => day_of_week === day.day)}
            isSaved={plan.isSaved}
            onCommit={() => changes.commit(day)}
          />
        ))}
      </ol>
      <div className="spread">
        <p className="small soft">{sentences.weekWarning}</p>
        <SaveButtons changes={changes} isSaved={plan.isSaved} canRepeat={plan.commitments.length > 0} />
      </div>
    </>
  )
}

interface SaveButtonsProps {
  changes: ReturnType<typeof useWeekChanges>
  isSaved: boolean
  canRepeat: boolean
}

function SaveButtons({ changes, isSaved, canRepeat }: SaveButtonsProps) {
  const { isSaving, save, repeat, discard } = changes
  return (
    <div className="row">
      {isSaved && canRepeat && (
        <button type="button" className="button quiet" onClick={repeat}>
          Use This Plan Again
        </button>
      )}
      {!isSaved && (
        <button type="button" className="button quiet" onClick={discard}>
          Discard
        </button>
      )}
      <button
        type="button"
        className={isSaved ? "button" : "button primary"}
        aria-disabled={isSaved || isSaving}
        onClick={() => void save()}
      >
        {isSaved ? "Schedule Saved" : isSaving ? "Saving..." : "Save Weekly Plan"}
      </button>
    </div>
  )
}
