// The text of a suggested goal, routine or week, checked against the facts. Its exercises, sets and loads are marked in `marks.ts`.
import type { GoalReply, RoutineReply, SuggestedPart, WeekReply } from "#domain/coach/asking/replies.ts"
import { exerciseNamed } from "#domain/coach/person/athlete.ts"
import { kilograms } from "#domain/measures/units.ts"
import type { Field } from "./bound-numbers.ts"
import type { ClaimContext } from "./claim-context.ts"
import { numbersIn } from "./numbers-in.ts"
import { type CheckedReply, TextChecks } from "./text-checks.ts"

const heaviestKilograms = 600
const mostOfHeaviest = 2

/** A goal's only text is its title. It is refused if the title names a target other than the goal's own. */
export function checkGoalReply(reply: GoalReply, context: ClaimContext): CheckedReply<GoalReply> {
  const checks = new TextChecks(context)
  const isShown = checks.canShow(reply.title)
  const isTarget =
    !isShown ||
    numbersIn(reply.title, context.list.unit).every(
      ({ unit, value }) =>
        (unit !== "weight" && unit !== "distance") || Math.abs(value - reply.targetValue) < 0.5,
    )
  if (!isTarget) checks.find("goal", reply.title)
  return checks.done(reply, [isShown && isTarget ? reply.title : ""])
}

export function checkRoutineReply(reply: RoutineReply, context: ClaimContext): CheckedReply<RoutineReply> {
  const checks = new TextChecks(context)
  const checked = workout(reply, checks, context)
  return checks.done(checked, [checked.name])
}

export function checkWeekReply(reply: WeekReply, context: ClaimContext): CheckedReply<WeekReply> {
  const checks = new TextChecks(context)
  const parts = reply.schedule.flatMap((day) => day.workout?.exercises ?? [])
  const checked = {
    week_summary: checks.text(reply.week_summary, planField(parts)),
    schedule: reply.schedule.map((day) => ({
      ...day,
      workout: day.workout && workout(day.workout, checks, context),
      ...(typeof day.notes === "string" && {
        notes: checks.text(day.notes, planField(day.workout?.exercises ?? [])),
      }),
    })),
  }
  const names = checked.schedule.flatMap((day) => day.workout?.name ?? [])
  return checks.done(checked, [checked.week_summary, ...names])
}

interface Workout {
  name: string
  description?: string | null | undefined
  exercises: SuggestedPart[]
}

function workout<Reply extends Workout>(reply: Reply, checks: TextChecks, context: ClaimContext): Reply {
  return {
    ...reply,
    name: checks.canShow(reply.name) ? reply.name : "",
    ...(typeof reply.description === "string" && {
      description: checks.text(reply.description, planField(reply.exercises)),
    }),
    exercises: reply.exercises
      .filter(({ name }) => checks.canShow(name))
      .map((each) => part(each, checks, context)),
  }
}

function part(reply: SuggestedPart, checks: TextChecks, context: ClaimContext): SuggestedPart {
  const { name, weight, notes } = reply
  const exercise = exerciseNamed(name, context.athlete)?.exercise_name ?? null
  const heaviest = context.list.lifts.find((lift) => lift.name === exercise)?.heaviest ?? null
  const isDangerous =
    typeof weight === "number" &&
    (kilograms(weight, context.list.unit) > heaviestKilograms ||
      (heaviest !== null && heaviest > 0 && weight > mostOfHeaviest * heaviest))
  if (isDangerous) checks.find("danger", `${name} ${weight}`)
  return {
    ...reply,
    ...(typeof notes === "string" && { notes: checks.text(notes, { ...planField([reply]), exercise }) }),
  }
}

/** A plan's text may repeat the plan's own numbers, even marked ones. */
function planField(parts: readonly SuggestedPart[]): Field {
  const own = parts.flatMap(({ sets, reps, weight }) => [
    ...(sets === null || sets === undefined ? [] : [sets]),
    ...(weight === null || weight === undefined ? [] : [weight]),
    ...(reps?.match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
  ])
  return { mood: "plan", exercise: null, isOfGoal: false, own: [...own, parts.length] }
}
