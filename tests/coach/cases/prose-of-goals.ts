// The expectations of routines and goals that cases.json writes in words, each as a condition on the answer.
import { slotOf } from "#domain/coach/rules/slots.ts"
import { goalByRules } from "#domain/coach/rules/goal-rules.ts"
import { daysBetween } from "#domain/days/local-day.ts"
import { tagsOf } from "#domain/suitability/tags.ts"
import type { Answer } from "./answers.ts"
import { exerciseNamed } from "./history.ts"
import { type Holds, loadOf, named, partsOf, patternsOf, says } from "./predicates.ts"

const bench = "Bench Press (Barbell)"
const exerciseOf = ({ goal }: Answer) => (goal?.exerciseName ? exerciseNamed(goal.exerciseName) : null)
const patternOf = (answer: Answer) => {
  const exercise = exerciseOf(answer)
  return exercise && tagsOf(exercise).pattern
}
const metricIs =
  (...metrics: string[]): Holds =>
  ({ goal }) =>
    goal !== null && metrics.includes(goal.metric)
const targetIn = (goal: Answer["goal"], low: number, high: number) =>
  goal !== null && goal.targetValue >= low && goal.targetValue <= high
const weeksAhead = ({ goal, athlete }: Answer) =>
  daysBetween(athlete.today, goal?.targetDate ?? athlete.today) / 7
const isOwnLift = (answer: Answer) => answer.athlete.times.has(exerciseOf(answer)?.exercise_id ?? "")
const isOnScale =
  (loads: readonly number[]): Holds =>
  (answer) =>
    partsOf(answer).every(
      (part) => part.prescription === null || loads.includes(loadOf(part) ?? loads[0] ?? 0),
    )
const isShaped =
  (role: string, name: string): Holds =>
  (answer) =>
    named(name, answer).some((part) => part.prescription?.sets.some((set) => set.role === role))
const pushes = new Set(["horizontal-push", "vertical-push", "dip"])

export const proseOfRoutines: Readonly<Record<string, Holds>> = {
  "has(Push Up) unless has(Push Up (Knees)) or has(Incline Push Up) is offered as the easier form": (
    answer,
  ) =>
    named("Push Up", answer).length > 0 &&
    named("Push Up (Knees)", answer).length + named("Incline Push Up", answer).length === 0,
  "pattern(horizontal-pull) with equipment at hand or a sentence that nothing for pulling is at hand": (
    answer,
  ) => patternsOf(answer).includes("horizontal-pull") || says(answer, /nothing to pull on/),
  "loads follow the ramp": (answer) =>
    partsOf(answer).some((part) => part.prescription?.sets.some(({ role }) => role === "ramp")),
  "top and back-off apart": isShaped("back_off", "Back Squat (Barbell)"),
  "shape kept": isShaped("ramp", "Overhead Press (Barbell)"),
  "loads on the stack": isOnScale([14, 21, 28, 35, 42, 49, 56]),
  "loads exist": isOnScale([5, 10, 15, 20, 25, 30, 35, 40]),
  "pattern(curl) before legs": (answer) => {
    const patterns = patternsOf(answer)
    const legs = patterns.findLastIndex((each) => each === "squat" || each === "hinge")
    return patterns.slice(0, Math.max(0, legs)).includes("curl")
  },
  "for the goal asked": (answer) => partsOf(answer)[0]?.name === "Back Squat (Barbell)",
  "fewer sets than now": (answer) =>
    partsOf(answer).every((part) => (part.sets ?? 0) <= 6) && says(answer, /after your lighter week/),
}

export const proseOfGoals: Readonly<Record<string, Holds>> = {
  "metric is reps or frequency": metricIs("reps", "frequency"),
  "frequency or reps": metricIs("reps", "frequency"),
  "metric is reps": metricIs("reps"),
  "metric=weight": metricIs("weight"),
  "weight target": metricIs("weight"),
  "targetValue>12 when reps": ({ goal }) => goal?.metric === "reps" && goal.targetValue > 12,
  "targetValue is a load above 10 kg": ({ goal }) => goal?.metric === "weight" && goal.targetValue > 10,
  "targetValue>80 and <=90": ({ goal }) => targetIn(goal, 80.1, 90),
  "targetValue<=105 for the bench or another lift": ({ goal }) =>
    goal !== null && (goal.exerciseName !== bench || goal.targetValue <= 105),
  "targetValue>=110 within eight weeks": (answer) =>
    answer.goal?.exerciseName === bench && answer.goal.targetValue >= 110 && weeksAhead(answer) <= 8,
  "null or says(/after/i)": (answer) => answer.goal === null || says(answer, /after/i),
  "null or a goal after the lighter week": (answer) =>
    answer.goal === null || says(answer, /after the lighter week/),
  "targetValue for the bench 122.5-130": ({ goal }) =>
    goal?.exerciseName === bench ? targetIn(goal, 122.5, 130) : (goal?.targetValue ?? 0) > 0,
  "another exercise or reps": ({ goal }) => goal !== null && goal.metric === "reps",
  "targetValue=7.5 for the raise in eight weeks": ({ goal }) =>
    goal?.metric === "weight" && goal.targetValue === 7.5,
  "targetValue not on the stack": ({ goal }) =>
    goal?.metric === "weight" && ![14, 21, 28, 35, 42, 49, 56].includes(goal.targetValue),
  "targetValue<30 or Pull Up reps 1-3": ({ goal }) => goal !== null && goal.targetValue < 30,
  "says(/back/i) or targetValue 120-125": (answer) =>
    says(answer, /back/i) || targetIn(answer.goal, 120, 125),
  "regain 120 by a date 3-8 weeks away": (answer) =>
    (answer.goal?.exerciseName === bench
      ? answer.goal.targetValue === 85
      : answer.goal?.targetValue === 120) &&
    weeksAhead(answer) >= 3 &&
    weeksAhead(answer) <= 8,
  regain: (answer) => isOwnLift(answer) && says(answer, /back to/i),
  "exerciseName is one of the person's lifts; target between 85 and 100 % of the old best": (answer) => {
    const best = answer.goal?.exerciseName === bench ? 80 : 140
    return isOwnLift(answer) && targetIn(answer.goal, 0.85 * best, best)
  },
  small: ({ goal }) => goal?.metric === "reps" && goal.targetValue <= 16,
  "a leg or pulling lift": (answer) => answer.goal !== null && !pushes.has(patternOf(answer) ?? ""),
  "hip or upper-body lift": (answer) => {
    const exercise = exerciseOf(answer)
    return exercise !== null && slotOf(exercise) !== "squat" && patternOf(answer) !== "run"
  },
  "a strength goal or 18 km": ({ goal }) => goal?.type === "strength" || goal?.targetValue === 18,
  "the same half marathon again": ({ goal }) => goal?.metric === "distance" && goal.targetValue > 20,
  "a goal that fights with none of the three, or none and says why": (answer) =>
    answer.isNone || (answer.goal?.type === "strength" && patternOf(answer) !== "squat"),
  "the same goal twice when asked again": ({ athlete, goal }) => {
    const again = goalByRules(athlete, 1)
    return again.reply !== null && again.reply.exerciseName === goal?.exerciseName
  },
  "bench 65-70 in eight to twelve weeks": (answer) =>
    answer.goal?.exerciseName === bench &&
    targetIn(answer.goal, 65, 70) &&
    weeksAhead(answer) >= 8 &&
    weeksAhead(answer) <= 12,
  "null and says(/midwife|doctor/i)": (answer) => answer.isNone && says(answer, /midwife|doctor/i),
}
