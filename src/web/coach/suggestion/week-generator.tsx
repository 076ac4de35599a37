import { type ReactNode, useEffect } from "react"
import * as z from "zod/mini"
import { type WeekReply, weekReplySchema } from "#domain/coach/asking/replies.ts"
import { coachSentences } from "#domain/coach/asking/sentences.ts"
import { daysOf, type PlanDay } from "#domain/coach/checks/suggestion.ts"
import { weekByRules } from "#domain/coach/rules/week-rules.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { AboutBuiltIn, AskButtons } from "../ask-buttons.tsx"
import { BeingWritten } from "../asking/being-written.tsx"
import { readSoFar } from "../asking/reply-so-far.ts"
import coach from "../coach.module.css"
import { sentences as ofCoach } from "../sentences.ts"
import { sentences as ofPlans } from "./sentences.ts"
import { sentences } from "./week-sentences.ts"
import styles from "./plan.module.css"
import { AskProblem } from "./suggestion-panel.tsx"
import { Intake } from "./intake.tsx"
import { usePlan } from "./use-plan.ts"
import { useSuggestion } from "./use-suggestion.ts"
import { type SaveWeek, WeekPlan } from "./week-plan.tsx"

interface WeekGeneratorProps {
  userId: string
  today: LocalDay
  /** What the section is for, with a caution. */
  intro: string
  warning: string
  save: SaveWeek
  /** The Monday of the chosen week; null until the person chooses. */
  chosen: LocalDay | null
  renderChoice: (shown: LocalDay) => ReactNode
  /** Called with true when an unsaved plan replaces the saved one on screen, and with false when the saved plan is back. */
  onOpen: (isOpen: boolean) => void
}

/**
 * Creates a new week. The person asks a model or the built-in coach, then reviews, edits and saves the plan, which is
 * shown above the form for asking.
 */
export function WeekGenerator({
  userId,
  today,
  intro,
  warning,
  save,
  chosen,
  renderChoice,
  onOpen,
}: WeekGeneratorProps) {
  const { say } = useMessages()
  const { plan, isComing, edit, undo, show, discard } = usePlan(userId, "week")
  const asking = useSuggestion<WeekReply>({
    userId,
    schema: weekReplySchema,
    request: ({ today, unit }) => ({ feature: "week", today, unit }),
    byRules: weekByRules,
    failed: sentences.failed,
    noExercises: coachSentences.noExercisesForWeek,
    onSuggested: ({ reply, source, whys, athlete }) => {
      const days = daysOf(reply, athlete)
      for (const name of unknownExercises(days)) console.warn(sentences.unknownExercise(name))
      show({ summary: reply.week_summary, days, source, whys: [...whys], athlete })
      say(sentences.generated)
    },
  })
  const { writing, problem } = asking
  const isOpen = plan !== null || isComing || writing !== null
  useEffect(() => onOpen(isOpen), [isOpen, onOpen])

  return (
    <div aria-busy={writing !== null}>
      {problem !== null && <AskProblem asking={asking} sentence={problem} />}
      {writing && (
        <BeingWritten
          writing={writing}
          busy={ofCoach.generating}
          onCancel={asking.cancel}
          partsOf={partsWritten}
        />
      )}
      {isComing && <output className="soft">{ofPlans.loadingPlan}</output>}
      {!writing && plan && (
        <WeekPlan
          {...{ userId, plan, today, edit, undo, discard, warning, chosen, renderChoice }}
          save={async (week) => {
            const failure = await save(week)
            if (failure === null) discard()
            return failure
          }}
        />
      )}
      <div className={`spread ${styles["intro"]}`}>
        <div>
          <p className="soft">{intro}</p>
          <AboutBuiltIn />
        </div>
        {!writing && (
          <AskButtons ask={sentences.generate} askModel={asking.askModel} askRules={asking.askRules} />
        )}
      </div>
      {!writing && !plan && !isComing && <Intake userId={userId} />}
    </div>
  )
}

/** The names in a plan that aren't in the exercise list. */
function unknownExercises(days: readonly PlanDay[]): Set<string> {
  const parts = days.flatMap(({ workout }) => workout?.parts ?? [])
  return new Set(parts.filter(({ exercise }) => exercise === null).map(({ name }) => name))
}

const partSchema = z.partial(
  z.object({
    week_summary: z.string(),
    schedule: z.array(
      z.partial(
        z.object({ day: z.string(), workout: z.nullable(z.partial(z.object({ name: z.string() }))) }),
      ),
    ),
  }),
)

function partsWritten(text: string) {
  const { week_summary: summary, schedule = [] } = readSoFar(partSchema, text) ?? {}
  return (
    <div className={coach["written"]}>
      {summary && <p className="pencil">{summary}</p>}
      <ul className="notes">
        {schedule.map(({ day, workout }, index) => (
          <li key={index}>
            <b>{day}</b> {workout === null ? sentences.restDay : workout?.name}
          </li>
        ))}
      </ul>
    </div>
  )
}
