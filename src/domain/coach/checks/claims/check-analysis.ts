// An analysis of a workout or of a month, checked against the facts.
import type { ClaimsOff, MonthReply, WorkoutAnalysis } from "#domain/coach/asking/replies.ts"
import { plainName } from "#domain/text/plain-name.ts"
import type { Finding } from "./check-sentence.ts"
import type { ClaimContext } from "./claim-context.ts"
import { notInLog } from "./claim-sentences.ts"
import { type CheckedReply, fields, TextChecks } from "./text-checks.ts"

type WorkoutReply = Pick<WorkoutAnalysis, "summary" | "exerciseFeedback" | "overallInsights" | "suggestions">

export function checkWorkoutReply(reply: WorkoutReply, context: ClaimContext): CheckedReply<WorkoutReply> {
  const checks = new TextChecks(context)
  const checked = {
    summary: checks.text(reply.summary, fields.did),
    exerciseFeedback: reply.exerciseFeedback.flatMap((each) => checkedFeedback(each, checks, context)),
    overallInsights: checks.texts(reply.overallInsights, fields.did),
    suggestions: checks.texts(reply.suggestions, fields.plan),
  }
  return checks.done(checked, [checked.summary])
}

type Feedback = WorkoutReply["exerciseFeedback"][number]

/** Feedback on an exercise of the workout. The log can't confirm anything about an exercise that wasn't in it. */
function checkedFeedback(
  { exerciseName, feedback }: Feedback,
  checks: TextChecks,
  { list, athlete, names }: ClaimContext,
): Feedback[] {
  if (!checks.canShow(exerciseName)) return []
  const called =
    names.byWords.get(
      plainName(exerciseName)
        .match(/[\p{L}\d]+/gu)
        ?.join(" ") ?? "",
    )?.names ?? []
  const lift = list.lifts.find(({ name }) => name === exerciseName || called.includes(name))
  if (!lift) {
    const isKnown = athlete.exercises.some(({ exercise_name }) => exercise_name === exerciseName)
    const text = checks.text(feedback, fields.did)
    if (text === "") return []
    return isKnown || called.length > 0
      ? [{ exerciseName, feedback: checks.mark(feedback, "exercise") }]
      : [{ exerciseName: notInLog(exerciseName), feedback: checks.mark(feedback, "exercise") }]
  }
  const text = checks.text(feedback, { ...fields.did, exercise: lift.name })
  return text === "" ? [] : [{ exerciseName, feedback: text }]
}

type MonthTexts = Pick<MonthReply, "summary" | "insights" | "recommendations" | "goalProgress">

export function checkMonthReply<Reply extends MonthTexts>(
  reply: Reply,
  context: ClaimContext,
): CheckedReply<Reply> {
  const checks = new TextChecks(context)
  const checked = {
    ...reply,
    summary: checks.text(reply.summary, fields.did),
    insights: checks.texts(reply.insights, fields.did),
    recommendations: checks.texts(reply.recommendations, fields.plan),
    goalProgress: reply.goalProgress.flatMap((each) => checkedProgress(each, checks, context)),
  }
  return checks.done(checked, [checked.summary])
}

type Progress = MonthReply["goalProgress"][number]

function checkedProgress(progress: Progress, checks: TextChecks, { goals }: ClaimContext): Progress[] {
  const { goalDescription, progressSummary, improvementSuggestions } = progress
  if (!checks.canShow(goalDescription)) return []
  const isGoal = goals.some(({ description }) => isSameGoal(description, goalDescription))
  if (!isGoal) {
    const text = checks.mark(`${goalDescription}: ${progressSummary}`, "goal")
    return [{ goalDescription: text, progressSummary: "", improvementSuggestions: [] }]
  }
  return [
    {
      goalDescription,
      progressSummary: checks.text(progressSummary, fields.goal),
      improvementSuggestions: checks.texts(improvementSuggestions, fields.goalPlan),
    },
  ]
}

/** Whether a model's name for a goal is the goal's own: its description, its title, or the beginning of either. */
function isSameGoal(description: string, said: string): boolean {
  const [one, other] = [plainName(description), plainName(said)]
  return other.length > 3 && (one.startsWith(other) || other.startsWith(one.split(":")[0] ?? one))
}

/** What a person is told about the checks; null if nothing was found. */
export function claimsOff(findings: readonly Finding[]): ClaimsOff | null {
  if (findings.length === 0) return null
  const count = (kind: Finding["kind"]) => findings.filter((each) => each.kind === kind).length
  const replaced = findings.flatMap(({ kind, instead }) => (kind === "replaced" && instead ? [instead] : []))
  return { replaced: [...new Set(replaced)], marked: count("marked"), removed: count("removed") }
}
