import { ChevronRight, LoaderCircle } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router"
import * as z from "zod/mini"
import { exerciseNamed, exerciseSpelled } from "#domain/coach/person/athlete.ts"
import { marksOfGoal } from "#domain/coach/rules/goal-marks.ts"
import { goalByRules } from "#domain/coach/rules/goal-rules.ts"
import { distanceUnitBeside, goalEvidence } from "#domain/coach/rules/goal-values.ts"
import { type GoalReply, goalReplySchema } from "#domain/coach/asking/replies.ts"
import { coachSentences } from "#domain/coach/asking/sentences.ts"
import { closestTo } from "#domain/coach/checks/swaps.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { isDay } from "#domain/days/local-day.ts"
import type { GoalColumns } from "#domain/goals/goal-form.ts"
import { signedTarget } from "#domain/goals/goal-standing.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { systemWith, unitsIn } from "#domain/measures/units.ts"
import { loadKind } from "#domain/workout/load.ts"
import { inUnits } from "#domain/workout/recorded-set.ts"
import { describeSet } from "#domain/workout/set-text.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { AboutBuiltIn, AskButtons } from "../ask-buttons.tsx"
import styles from "../coach.module.css"
import plan from "./plan.module.css"
import { readSoFar } from "../asking/reply-so-far.ts"
import { sentences } from "./goal-sentences.ts"
import { SuggestionPanel, WrittenBy } from "./suggestion-panel.tsx"
import { titles } from "../frame-sentences.ts"
import { type CoachSuggestion, useSuggestion } from "./use-suggestion.ts"

/** A goal ready to be saved, in the person's units. */
export interface SuggestedGoal extends GoalColumns {
  unit: "kg" | "lbs" | "km" | "mi" | null
}

interface GoalSuggestionProps {
  userId: string
  /** Saves the goal; returns the error message, or null. */
  add: (goal: SuggestedGoal) => Promise<string | null>
  /** Opens the goal form with the goal filled in. */
  edit: (goal: SuggestedGoal) => void
}

/** AI Goal Suggestion: a goal, and the sets that it is based on. The person can add or edit the goal, or replace it with another. */
export function GoalSuggestion({ userId, add, edit }: GoalSuggestionProps) {
  const [suggested, setSuggested] = useState<CoachSuggestion<GoalReply> | null>(null)
  const asking = useSuggestion<GoalReply>({
    userId,
    schema: goalReplySchema,
    request: ({ today, unit }) => ({ feature: "goal", today, unit }),
    byRules: goalByRules,
    failed: sentences.failed,
    noExercises: coachSentences.failedExercises,
    onSuggested: setSuggested,
  })
  return (
    <SuggestionPanel
      title={titles.goal}
      asking={asking}
      busy={sentences.suggesting}
      partsOf={partsWritten}
      invitation={
        <div className="stack-s">
          <p>{sentences.invitation}</p>
          <AboutBuiltIn />
          <AskButtons ask={sentences.suggest} askModel={asking.askModel} askRules={asking.askRules} />
        </div>
      }
    >
      {suggested && (
        <Goal
          suggested={suggested}
          onExercise={(exerciseName) =>
            setSuggested({ ...suggested, reply: { ...suggested.reply, exerciseName } })
          }
          add={async (goal) => {
            const failure = await add(goal)
            if (failure === null) setSuggested(null)
            return failure
          }}
          edit={(goal) => {
            edit(goal)
            setSuggested(null)
          }}
          onAskAgain={() => void (suggested.source === "rules" ? asking.askRules() : asking.askModel())}
        />
      )}
    </SuggestionPanel>
  )
}

const partSchema = z.partial(z.object({ title: z.string() }))

function partsWritten(text: string) {
  const title = readSoFar(partSchema, text)?.title
  return title ? <p className={styles["written"]}>{title}</p> : null
}

interface GoalProps {
  suggested: CoachSuggestion<GoalReply>
  onExercise: (name: string) => void
  add: (goal: SuggestedGoal) => Promise<string | null>
  edit: (goal: SuggestedGoal) => void
  onAskAgain: () => void
}

function Goal({ suggested, onExercise, add, edit, onAskAgain }: GoalProps) {
  const { reply, athlete, source, whys } = suggested
  const [isAdding, setAdding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const exercise = reply.exerciseName ? exerciseSpelled(reply.exerciseName, athlete) : undefined
  const isUnknown = Boolean(reply.exerciseName) && !exercise
  const goal = columnsOf(suggested)
  const exercises = exercise ? { load: loadKind(exercise.measure) } : null
  const target = signedTarget({ metric: reply.metric, target_value: reply.targetValue, exercises })
  const marks = isUnknown ? [] : marksOfGoal(reply, athlete)
  // The database refuses a metric that doesn't fit the exercise's type, so such a goal can't be added as it is; it has to be edited first.
  const isPossible = marks.every(({ check }) => check !== "metric")

  async function addIt() {
    if (isAdding) return
    setAdding(true)
    setFailure(null)
    setFailure(await add(goal))
    setAdding(false)
  }
  return (
    <div className={`stack ${styles["written"]}`}>
      <div className="spread">
        <div>
          <h3>{reply.title}</h3>
          <p className="soft">
            {[exercise?.exercise_name ?? sentences.overall, reply.metric.replaceAll("_", " ")].join(", ")}
          </p>
        </div>
        <p>
          <b className={styles["elapsed"]}>{formatNumber(target)}</b>{" "}
          {[goal.unit, goal.target_date && sentences.by(goal.target_date)].filter(Boolean).join(" ")}
        </p>
      </div>
      {whys.map(({ text }) => text && <p key={text}>{text}</p>)}
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      {isUnknown && <UnknownExercise suggested={suggested} onExercise={onExercise} />}
      {marks.length > 0 && (
        <ul className={plan["marks"]}>
          {marks.map(({ sentence }) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {!isUnknown && <BasedOn suggested={suggested} />}
      <div className="row">
        {!isUnknown && (
          <>
            {isPossible && (
              <button
                type="button"
                className="button primary"
                aria-busy={isAdding}
                onClick={() => void addIt()}
              >
                {isAdding && <LoaderCircle className="icon" />}
                {isAdding ? sentences.adding : sentences.add}
              </button>
            )}
            <button type="button" className="button" onClick={() => edit(goal)}>
              {sentences.editFirst}
            </button>
          </>
        )}
        <button type="button" className="button quiet" onClick={onAskAgain}>
          {sentences.suggestAnother}
        </button>
      </div>
      <WrittenBy source={source} whys={whys} />
    </div>
  )
}

/** The goal's table columns. */
function columnsOf({ reply, athlete }: CoachSuggestion<GoalReply>): SuggestedGoal {
  const { title, type, exerciseName, metric, targetValue, targetDate } = reply
  const exercise = exerciseName ? exerciseSpelled(exerciseName, athlete) : undefined
  return {
    title,
    goal_type: type,
    exercise_id: exercise?.exercise_id ?? null,
    metric,
    target_value: targetValue,
    target_date: targetDate && isDay(targetDate) ? targetDate : null,
    unit: metric === "weight" ? athlete.unit : metric === "distance" ? distanceUnitBeside(athlete) : null,
  }
}

function UnknownExercise({
  suggested: { reply, athlete },
  onExercise,
}: {
  suggested: CoachSuggestion<GoalReply>
  onExercise: (name: string) => void
}) {
  const name = reply.exerciseName ?? ""
  const choices = athlete.exercises.filter(({ exercise_type }) => exercise_type === reply.type)
  const [chosen, setChosen] = useState(
    () => (exerciseNamed(name, athlete) ?? closestTo(name, athlete))?.exercise_name ?? "",
  )
  return (
    <>
      <Alert tone="error">{sentences.exerciseNotFound(name)}</Alert>
      <div className="row">
        <label className="field">
          <span>{sentences.exercise}</span>
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{sentences.selectExercise}</option>
            {choices.map(({ exercise_id, exercise_name }) => (
              <option key={exercise_id}>{exercise_name}</option>
            ))}
          </select>
          {chosen !== "" && <span className="hint">{sentences.closest}</span>}
        </label>
        <button
          type="button"
          className="button"
          aria-disabled={chosen === "" || undefined}
          onClick={() => {
            if (chosen !== "") onExercise(chosen)
          }}
        >
          {sentences.chooseThis}
        </button>
      </div>
    </>
  )
}

function BasedOn({ suggested: { reply, athlete } }: { suggested: CoachSuggestion<GoalReply> }) {
  const sets = goalEvidence(reply, athlete)
  if (sets.length === 0) return reply.exerciseName ? <p className="small soft">{sentences.noSets}</p> : null
  return (
    <div>
      <h4>{sentences.basedOn}</h4>
      <ul className="list">
        {sets.map(({ log_id, date, set, load }) => (
          <li key={log_id}>
            <Link to={`/log-workout/log/${log_id}`} className={styles["evidence"]}>
              <span className="label">{formatDay(date, "monthAndDay")}</span>
              <b>{describeSet(inUnits(set, unitsIn(systemWith(athlete.unit))), load, true)}</b>
              <ChevronRight className="icon" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
