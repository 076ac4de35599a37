import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import { WeekGenerator } from "#web/coach/panels.tsx"
import { readText } from "#web/device/device-store.ts"
import { suggestedPlanKey } from "#web/offline/drafts/suggested-plan-store.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { savedWeekQuery } from "../queries.ts"
import { sentences } from "./sentences.ts"
import { useWeekChanges, weeksOffered } from "./use-week-changes.ts"
import { WeekPlan } from "./week-plan.tsx"
import { WeekSection } from "./week-section.tsx"
import { WeekTurn } from "./week-turn.tsx"

/** The AI Weekly Schedule: the latest plan, saved or not, with buttons to add its days to the calendar and to ask for a new plan. */
export function WeekSchedule({ userId, today }: { userId: string; today: LocalDay }) {
  const { data: saved, isPending } = useQuery(savedWeekQuery(userId))
  const changes = useWeekChanges(userId, today, saved)
  const [week, choose] = useState<LocalDay | null>(null)
  // The page may stay open into the next week.
  const chosen = weeksOffered(today).find((monday) => monday === week) ?? null
  // A newly generated week replaces the saved one on screen.
  const [isNewOpen, setNewOpen] = useState(() => readText(suggestedPlanKey(userId, "week")) !== null)
  return (
    <WeekSection>
      {isPending && <output className="soft">{sentences.loading}</output>}
      {changes.problems.length > 0 && (
        <Alert tone="error">
          {changes.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Alert>
      )}
      {!isNewOpen && <WeekPlan {...{ changes, chosen, today }} onChoose={choose} />}
      <WeekGenerator
        {...{ userId, today }}
        intro={sentences.intro}
        warning={sentences.warning}
        save={changes.saveWeek}
        onOpen={setNewOpen}
        {...{ chosen }}
        renderChoice={(shown) => <WeekTurn shown={shown} today={today} onTurn={choose} />}
      />
    </WeekSection>
  )
}
