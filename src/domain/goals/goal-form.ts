import type { GoalMetric, GoalType, GoalUnit } from "./goal-metric.ts"
import { type LocalDay, isDay } from "#domain/days/local-day.ts"
import { formatNumber, readNumber, readSigned } from "#domain/measures/numbers.ts"

/** The values of the goal form's fields. */
export interface GoalForm {
  title: string
  goal_type: GoalType
  /** The exercise's id; empty for an overall goal. */
  exercise_id: string
  /** The metric; empty until one is chosen. */
  metric: GoalMetric | ""
  target_value: string
  /** The target date; empty for a goal without a target date. */
  target_date: string
}

/** The goal columns that the person fills in. */
export interface GoalColumns {
  title: string | null
  goal_type: GoalType
  exercise_id: string | null
  metric: GoalMetric
  target_value: number
  target_date: LocalDay | null
}

export type GoalProblem =
  | "missing"
  | "target_unreadable"
  | "target_negative"
  | "target_zero"
  | "target_large"
  | "date"

export type GoalReading = { ok: true; goal: GoalColumns } | { ok: false; problem: GoalProblem }

export const emptyGoalForm: GoalForm = {
  title: "",
  goal_type: "strength",
  exercise_id: "",
  metric: "",
  target_value: "",
  target_date: "",
}

/** The form filled with a saved goal. */
export function goalFormOf(goal: GoalColumns): GoalForm {
  return {
    ...goal,
    title: goal.title ?? "",
    exercise_id: goal.exercise_id ?? "",
    target_value: formatNumber(goal.target_value),
    target_date: goal.target_date ?? "",
  }
}

/** Switches the type and clears the exercise and metric, which belong to the old type. */
export function withGoalType(form: GoalForm, goal_type: GoalType): GoalForm {
  return form.goal_type === goal_type ? form : { ...form, goal_type, exercise_id: "", metric: "" }
}

/**
 * Reads the form as a goal, or returns its first problem. `takesHelp` means that the exercise's load can be
 * assistance, so a target weight may be below zero.
 */
export function readGoalForm(form: GoalForm, takesHelp = false): GoalReading {
  const { title, goal_type, exercise_id, metric, target_value, target_date } = form
  if (!title.trim() || !metric || !target_value.trim()) return { ok: false, problem: "missing" }
  const isSigned = takesHelp && metric === "weight"
  if (!isSigned && /^\s*[-\u2212]\s*[\d.,]/.test(target_value))
    return { ok: false, problem: "target_negative" }
  if (/^\d{7,}([.,]\d*)?$/.test(target_value.trim())) return { ok: false, problem: "target_large" }
  const target = isSigned ? readSigned(target_value) : readNumber(target_value)
  if (!target.ok || target.value === null) return { ok: false, problem: "target_unreadable" }
  if (target.value === 0 && !isSigned) return { ok: false, problem: "target_zero" }
  if (target_date !== "" && !isGoalDay(target_date)) return { ok: false, problem: "date" }
  return {
    ok: true,
    goal: {
      title: title.trim(),
      goal_type,
      exercise_id: exercise_id || null,
      metric,
      target_value: target.value,
      target_date: target_date || null,
    },
  }
}

/** Whether the date columns of goals accept a day. */
function isGoalDay(day: string): boolean {
  return isDay(day) && day >= "1900-01-01" && day < "2200-01-01"
}

/** The unit of the form's target. An edited goal keeps its unit while its metric is unchanged. */
export function unitOfForm(
  form: GoalForm,
  edited: { metric: GoalMetric; unit: GoalUnit | null } | null,
  offered: GoalUnit | null,
): GoalUnit | null {
  return edited?.metric === form.metric && edited.unit !== null ? edited.unit : offered
}
