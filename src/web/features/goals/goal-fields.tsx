import { CircleAlert } from "lucide-react"
import { type ReactNode, useId } from "react"
import { type GoalForm, type GoalProblem, withGoalType } from "#domain/goals/goal-form.ts"
import { type GoalType, type GoalUnit, metricsOf } from "#domain/goals/goal-metric.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { TextField } from "#web/ui/fields/field.tsx"
import { ExerciseChoice } from "./exercise-choice.tsx"
import type { Goal } from "./queries.ts"
import { formSentences as sentences } from "./form-sentences.ts"

interface GoalFieldsProps {
  form: GoalForm
  /** The goal being edited. */
  goal: Goal | null
  exercises: readonly Exercise[] | undefined
  unit: GoalUnit | null
  refused: GoalProblem | undefined
  onChange: (form: GoalForm) => void
}

/** The fields of the goal form. */
export function GoalFields({ form, goal, exercises, unit, refused, onChange }: GoalFieldsProps) {
  const { goal_type, metric } = form
  const missing = (text: string) => (refused === "missing" && !text.trim() ? sentences.required : undefined)
  const wrong = (...problems: GoalProblem[]) =>
    refused && problems.includes(refused) ? sentences.problem(refused) : undefined
  const change = (edit: Partial<GoalForm>) => onChange({ ...form, ...edit })
  return (
    <>
      <TextField
        label={sentences.title}
        placeholder={sentences.titleExample}
        maxLength={500}
        required
        autoComplete="off"
        problem={missing(form.title)}
        value={form.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TypeChoice type={goal_type} onChange={(type) => onChange(withGoalType(form, type))} />
      <ExerciseChoice {...{ form, goal, exercises }} onChange={(exercise_id) => change({ exercise_id })} />
      <Choice
        label={sentences.metric}
        problem={missing(metric)}
        value={metric}
        onChange={(value) => change({ metric: metricsOf[goal_type].find((each) => each === value) ?? "" })}
      >
        <option value="">{sentences.chooseMetric}</option>
        {metricsOf[goal_type].map((each) => (
          <option key={each} value={each}>
            {sentences.metricChoice(each)}
          </option>
        ))}
      </Choice>
      <TextField
        label={sentences.target(metric, unit)}
        inputMode="decimal"
        required
        autoComplete="off"
        problem={
          missing(form.target_value) ??
          wrong("target_unreadable", "target_negative", "target_zero", "target_large")
        }
        value={form.target_value}
        onChange={(event) => change({ target_value: event.target.value })}
      />
      <TextField
        label={sentences.targetDate}
        hint={sentences.optional}
        type="date"
        min="1900-01-01"
        max="2199-12-31"
        problem={wrong("date")}
        value={form.target_date}
        onChange={(event) => change({ target_date: event.target.value })}
      />
    </>
  )
}

const types: readonly GoalType[] = ["strength", "cardio"]

function TypeChoice({ type, onChange }: { type: GoalType; onChange: (type: GoalType) => void }) {
  const id = useId()
  return (
    <div className="field">
      <span id={id}>{sentences.type}</span>
      <div className="segmented" role="group" aria-labelledby={id}>
        {types.map((each) => (
          <button key={each} type="button" aria-pressed={each === type} onClick={() => onChange(each)}>
            {sentences.typeName(each)}
          </button>
        ))}
      </div>
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  problem?: string | undefined
  children: ReactNode
}

function Choice({ label, value, onChange, problem, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
      {problem && (
        <span className="problem" id={`${id}-problem`}>
          <CircleAlert className="icon" />
          {problem}
        </span>
      )}
    </div>
  )
}
