import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import * as z from "zod/mini"
import { type RoutineReply, routineReplySchema } from "#domain/coach/asking/replies.ts"
import { coachSentences } from "#domain/coach/asking/sentences.ts"
import { asOneDay, partsOf } from "#domain/coach/checks/suggestion.ts"
import { routineByRules } from "#domain/coach/rules/routine-rules.ts"
import { currentDay } from "#web/device/current-day.ts"
import { AboutBuiltIn, AskButtons } from "../ask-buttons.tsx"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { coachGoalsQuery } from "../asking/coach-goals-query.ts"
import { readSoFar } from "../asking/reply-so-far.ts"
import { sentences as ofCoach } from "../sentences.ts"
import { sentences } from "./routine-sentences.ts"
import { sentences as ofPlans } from "./sentences.ts"
import { titles } from "../frame-sentences.ts"
import { Intake } from "./intake.tsx"
import { RoutinePlan, type SaveRoutine } from "./routine-plan.tsx"
import { SuggestionPanel } from "./suggestion-panel.tsx"
import { type Plan, usePlan } from "./use-plan.ts"
import { type CoachSuggestion, useSuggestion } from "./use-suggestion.ts"

interface RoutineGeneratorProps {
  userId: string
  save: SaveRoutine
}

/** AI Routine Generator: a routine to review, edit and compare before saving it. */
export function RoutineGenerator({ userId, save }: RoutineGeneratorProps) {
  const system = useQuery(unitSystemQuery(userId)).data ?? likelyUnitSystem()
  const goals = useQuery(coachGoalsQuery(userId, currentDay(), system))
  const [goalId, setGoalId] = useState("")
  const { plan, isComing, edit, show, discard } = usePlan(userId, "routine")
  const goal = goals.data?.find(({ id }) => id === goalId) ?? null
  const asking = useSuggestion<RoutineReply>({
    userId,
    schema: routineReplySchema,
    request: ({ today, unit }) => ({ feature: "routine", today, unit, goal_id: goal?.id ?? null }),
    byRules: (athlete) => routineByRules(athlete, goal),
    failed: sentences.failed,
    noExercises: coachSentences.noExercisesForRoutine,
    onSuggested: take,
  })

  function take(suggested: CoachSuggestion<RoutineReply>) {
    const found = planOf(suggested)
    const isNoneKnown = found.days[0]?.workout?.parts.every(({ exercise }) => exercise === null)
    if (!isNoneKnown) return show(found)
    const names = suggested.reply.exercises.map(({ name }) => name)
    return asking.setProblem(`${sentences.noneMatch} ${sentences.suggestedNames(names)}`)
  }

  return (
    <SuggestionPanel
      title={titles.routine}
      label={goal?.description}
      asking={asking}
      busy={ofCoach.generating}
      partsOf={partsWritten}
      invitation={
        <div className="stack-s">
          <p>{sentences.invitation}</p>
          <AboutBuiltIn />
          {goals.data && goals.data.length > 0 && (
            <label className="field">
              <span>{sentences.goal}</span>
              <select value={goalId} onChange={({ target }) => setGoalId(target.value)}>
                <option value="">{sentences.noGoal}</option>
                {goals.data.map(({ id, description }) => (
                  <option key={id} value={id}>
                    {description}
                  </option>
                ))}
              </select>
            </label>
          )}
          <AskButtons ask={sentences.generate} askModel={asking.askModel} askRules={asking.askRules} />
          <Intake userId={userId} />
        </div>
      }
    >
      {isComing ? (
        <output className="soft">{ofPlans.loadingPlan}</output>
      ) : (
        plan && (
          <RoutinePlan
            {...{ userId, plan, edit, discard }}
            save={async (content, base) => {
              const failure = await save(content, base)
              if (failure === null) discard()
              return failure
            }}
          />
        )
      )}
    </SuggestionPanel>
  )
}

function planOf({ reply, source, whys, athlete }: CoachSuggestion<RoutineReply>): Plan {
  const { name, description, exercises } = reply
  const workout = { name, description: description ?? null, parts: partsOf(exercises, athlete) }
  return { summary: "", days: asOneDay(workout), source, whys: [...whys], athlete }
}

const partSchema = z.partial(
  z.object({
    name: z.string(),
    exercises: z.array(z.partial(z.object({ name: z.string(), reps: z.unknown() }))),
  }),
)

function partsWritten(text: string) {
  const { name, exercises = [] } = readSoFar(partSchema, text) ?? {}
  return (
    <div>
      {name && <h3>{name}</h3>}
      <ul className="notes">
        {exercises.map((part, index) => (
          <li key={index}>{part.name}</li>
        ))}
      </ul>
    </div>
  )
}
