// Replies with one false claim each, made from true ones: the built-in coach's replies, and sentences as people would say them.
import { athleteOf, type Athlete } from "#domain/coach/person/athlete.ts"
import type { MonthReply } from "#domain/coach/asking/replies.ts"
import { type ClaimContext, claimContext } from "#domain/coach/checks/claims/claim-context.ts"
import type { ClaimCheck } from "#domain/coach/checks/claims/claim-sentences.ts"
import { workoutAnalysis, sheetOfWorkout } from "#domain/coach/rules/workout-rules.ts"
import { monthAnalysis, sheetOfMonth } from "#domain/coach/rules/month-rules.ts"
import { atEndOf } from "#domain/coach/sheet/month-sheet.ts"
import { asOf } from "#domain/coach/sheet/workout-sheet.ts"
import type { FactLift } from "#domain/coach/sheet/facts/fact.ts"
import { factsOfMonth } from "#domain/coach/sheet/facts/month-facts.ts"
import { factsOfWorkout } from "#domain/coach/sheet/facts/workout-facts.ts"
import { limitOn } from "#domain/coach/person/athlete.ts"
import { actionOf } from "#domain/coach/sheet/lift-advice.ts"
import { formatDay } from "#domain/days/day-text.ts"
import type { Case } from "../histories.ts"

type Outcome = "replaced" | "marked" | "removed" | "refused"

/** A true analysis, by its fields, and what it is checked against. */
export interface TrueReply {
  name: string
  feature: "workout" | "month"
  summary: string
  /** Claims about what was done, and about what comes next. */
  did: readonly string[]
  plan: readonly string[]
  goalProgress: MonthReply["goalProgress"]
  context: ClaimContext
}

export interface FalseClaim {
  outcome: Outcome
  check: ClaimCheck | null
  field: "summary" | "did" | "plan" | "goal"
  sentence: string
}

const around = { plans: [], records: [] }

/** The built-in coach's analyses of a person's last workout and last two months. */
export function trueReplies({ name, athlete }: Case): TrueReply[] {
  const [workout] = athlete.workouts
  if (!workout) return []
  return [
    ofWorkout(name, athlete, workout),
    ...["2026-11-01", "2026-10-01"].map((month) => ofMonth(name, athlete, month)),
  ]
}

function ofWorkout(name: string, athlete: Athlete, workout: Athlete["workouts"][number]): TrueReply {
  const list = factsOfWorkout(sheetOfWorkout(workout, athlete, around), athlete.workouts)
  const { summary, exerciseFeedback, overallInsights, suggestions } = workoutAnalysis(
    workout,
    athlete,
    around,
  )
  return {
    ...{ name, feature: "workout", summary, goalProgress: [] },
    did: [
      ...exerciseFeedback.map(({ exerciseName, feedback }) => `${exerciseName}: ${feedback}`),
      ...overallInsights,
    ],
    plan: suggestions,
    context: claimContext(list, athleteOf({ ...athlete, ...asOf(workout, athlete) }), []),
  }
}

function ofMonth(name: string, athlete: Athlete, month: string): TrueReply {
  const list = factsOfMonth(sheetOfMonth(month, athlete, around), athlete.workouts)
  const { summary, insights, recommendations, goalProgress } = monthAnalysis(month, athlete, around)
  const goals = goalProgress.map(
    ({ goalDescription: description, progressSummary, improvementSuggestions }) => ({
      description,
      texts: [progressSummary, ...improvementSuggestions],
    }),
  )
  return {
    ...{
      name: `${name}, ${month}`,
      feature: "month",
      summary,
      did: insights,
      plan: recommendations,
      goalProgress,
    },
    context: claimContext(list, athleteOf({ ...athlete, ...atEndOf(month, athlete) }), goals),
  }
}

type Maker = (reply: TrueReply, random: () => number) => FalseClaim | null

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)]

const lifts = ({ context }: TrueReply) =>
  context.list.lifts.filter(({ now, heaviest }) => (now ?? 0) > 0 && (heaviest ?? 0) > 0)
const asked = ({ next }: FactLift) => Math.max(0, ...(next?.sets ?? []).map(({ load }) => load ?? 0))
const unitOf = ({ context }: TrueReply) => context.list.unit
const total = ({ context }: TrueReply, unit: string) =>
  context.list.facts.find((each) => each.name === "total" && each.unit === unit)?.value ?? null
const claim = (
  outcome: Outcome,
  check: ClaimCheck,
  field: FalseClaim["field"],
  sentence: string,
): FalseClaim => ({
  ...{ outcome, check, field, sentence },
})

/** A false claim about one of the reply's lifts; null if none fits. */
const ofLift =
  (
    fits: (lift: FactLift, reply: TrueReply) => boolean,
    make: (lift: FactLift, reply: TrueReply, random: () => number) => FalseClaim,
  ): Maker =>
  (reply, random) => {
    const lift = pick(
      lifts(reply).filter((each) => fits(each, reply)),
      random,
    )
    return lift ? make(lift, reply, random) : null
  }
const any = () => true
/** Whether a lift was done in the time that the reply is about. After an empty month, lifts that weren't done are advised all the same. */
const isDone = ({ name }: FactLift, { context: { list } }: TrueReply) =>
  list.facts.some(({ exercise, day }) => exercise === name && day !== null && day >= list.from)
const fixed =
  (outcome: Outcome, check: ClaimCheck, field: FalseClaim["field"], ...sentences: readonly string[]): Maker =>
  (_, random) =>
    claim(outcome, check, field, pick(sentences, random) ?? "")

/** Sentences as people say them, each true of the reply's facts. */
export function trueSentences({ context, feature }: TrueReply): { did: string[]; plan: string[] } {
  const { facts, lifts: all, unit, from, to } = context.list
  const sets = facts.filter(
    ({ name, unit: of, day }) =>
      of === "weight" && name.startsWith("set_") && day !== null && day >= from && day <= to,
  )
  const did = sets.slice(0, 12).flatMap((set) => {
    const { exercise, day, value } = set
    const reps = facts.find(
      (each) =>
        each.unit === "reps" && each.name === set.name && each.exercise === exercise && each.day === day,
    )?.value
    const load = `${Math.round(value * 100) / 100} ${unit}`
    const short = exercise?.replace(/ \(.*/, "").toLowerCase()
    if (reps === undefined || day === null || value === 0) return []
    const on = formatDay(day, "monthAndDay")
    return [
      `You did ${reps} reps at ${load} on the ${exercise}.`,
      `${exercise}: ${load} for ${reps}, solid work.`,
      `On ${on} you did ${short} with ${load}.`,
      `${exercise} went well: ${reps} reps with ${load} on ${on}, so stay patient.`,
      `Your ${short} sets of ${reps} at ${load} looked strong.`,
      `${exercise} ${load} × ${reps} was good work.`,
    ]
  })
  const plan = all.flatMap(({ name, advice, next, action }) => {
    const load = next?.sets[0]?.load ?? 0
    const [first] = next?.sets ?? []
    if (!next || !first || load <= 0 || advice === null || action !== actionOf(next)) return []
    return [
      `Next time do ${name} with ${load} ${unit} for ${first.low} to ${first.high} reps.`,
      `Keep ${next.sets.length} sets of ${name} at ${load} ${unit} and leave a rep or two in reserve.`,
      `Aim for ${first.low} reps at ${load} ${unit} on the ${name}.`,
    ]
  })
  const workouts = facts.find(({ name, unit: of }) => name === "total" && of === "workouts")?.value
  const counted =
    feature === "month" && workouts !== undefined ? [`You trained ${workouts} times this month.`] : []
  return { did: [...did, ...counted, ...general.did], plan: [...plan, ...general.plan] }
}

const general = {
  did: ["Well done.", "You train regularly, and it shows.", "A steady session with good form."],
  plan: [
    "Rest 2 to 3 minutes between heavy sets.",
    "If a joint stays sore, see a doctor or physio.",
    "Sleep well and eat enough.",
    "Stop most sets with 2 reps in reserve.",
    "Don't add weight before all sets reach the top.",
  ],
}

/** Every kind of false claim, each with how it must be handled. */
export const falseClaims: Readonly<Record<string, Maker>> = {
  "a load that isn't the prescribed one": ofLift(
    (lift) => lift.advice !== null && asked(lift) > 20,
    (lift, reply) =>
      claim(
        "replaced",
        "load",
        "plan",
        `Next time take ${Math.round(asked(lift) * 0.8) - 1} ${unitOf(reply)} on ${lift.name}.`,
      ),
  ),
  "a wrong total weight": (reply) => {
    const volume =
      total(reply, "weight") ??
      reply.context.list.facts.find(({ name }) => name === "volume_of_the_workout")?.value ??
      0
    return reply.feature === "month" && volume > 600
      ? claim(
          "replaced",
          "figure",
          "summary",
          `You lifted ${Math.round(volume * 1.7)} ${unitOf(reply)} in total.`,
        )
      : null
  },
  "a wrong length of the workout": (reply) => {
    const minutes = total(reply, "minutes")
    return minutes !== null && reply.feature === "workout"
      ? claim("replaced", "figure", "summary", `Your session took ${Math.round(minutes) + 23} minutes.`)
      : null
  },
  "a wrong count of workouts": (reply) => {
    const workouts = total(reply, "workouts")
    return workouts !== null && reply.feature === "month"
      ? claim("replaced", "figure", "did", `You trained ${workouts + 12} times.`)
      : null
  },
  "a load that wasn't done": ofLift(isDone, (lift, reply) =>
    claim(
      "marked",
      "figure",
      "did",
      `You did ${lift.name} with ${Math.round((lift.heaviest ?? 0) * 1.23) + 1} ${unitOf(reply)}.`,
    ),
  ),
  "reps that weren't done": ofLift(any, (lift, _, random) =>
    claim("marked", "figure", "did", `${lift.name}: ${41 + Math.floor(random() * 9)} reps in your best set.`),
  ),
  "a record's load with a number nobody did": ofLift(any, (lift, reply, random) =>
    claim(
      "marked",
      "figure",
      "summary",
      `${lift.name} went for ${37 + Math.floor(random() * 9)} reps at ${lift.now} ${unitOf(reply)}.`,
    ),
  ),
  "the reps of one lift at the load of another": (reply, random) => {
    const { facts, unit, from, to } = reply.context.list
    const inTime = facts.filter(
      ({ name, day }) => name.startsWith("set_") && (day ?? "") >= from && (day ?? "") <= to,
    )
    const reps = pick(
      inTime.filter((each) => each.unit === "reps"),
      random,
    )
    const isPair = (load: number) =>
      inTime.some(
        (one) =>
          one.unit === "weight" &&
          Math.abs(one.value - load) < 1 &&
          inTime.some(
            (other) =>
              other.unit === "reps" &&
              other.value === reps?.value &&
              other.name === one.name &&
              other.exercise === one.exercise &&
              other.day === one.day,
          ),
      )
    const load = inTime.find((each) => each.unit === "weight" && each.value > 5 && !isPair(each.value))
    return reps && load
      ? claim(
          "marked",
          "figure",
          "summary",
          `You did ${reps.value} reps at ${Math.round(load.value * 10) / 10} ${unit}.`,
        )
      : null
  },
  "a wrong day": ofLift(any, (lift) => claim("marked", "date", "did", `On January 3 you did ${lift.name}.`)),
  "an exercise that wasn't done": (_, random) =>
    claim(
      "marked",
      "exercise",
      "did",
      `You did ${pick(["Zercher Squat (Barbell)", "Muscle Up", "Snatch (Barbell)"], random)} well.`,
    ),
  "an invented record": ofLift(any, (lift) =>
    claim("marked", "record", "did", `A new personal record on ${lift.name}!`),
  ),
  "a wrong direction": ofLift(
    ({ direction }) => direction === "down" || direction === "same" || direction === "up",
    (lift) =>
      claim(
        "marked",
        "direction",
        "did",
        `${lift.name} ${lift.direction === "up" ? "went down" : "went up"}.`,
      ),
  ),
  "a wrong effort": fixed("marked", "figure", "did", "Your hardest set was at RPE 3.5."),
  "a wrong percentage": ofLift(any, (lift) => claim("marked", "figure", "did", `${lift.name} was up 64 %.`)),
  "an invented goal": (reply) =>
    reply.feature === "month" ? claim("marked", "goal", "goal", "Deadlift 300 kg by spring") : null,
  "an invented source": fixed(
    "marked",
    "source",
    "did",
    "Studies show that this split is best.",
    "Research in a journal says so.",
  ),
  "more load after a session that fell short": ofLift(
    ({ action }) => action === "hold" || action === "lower",
    (lift, reply) => claim("removed", "raise", "plan", `Add 5 ${unitOf(reply)} to ${lift.name} next time.`),
  ),
  "a diagnosis": fixed(
    "removed",
    "medical",
    "did",
    "You have tendinitis in your elbow.",
    "That sounds like a torn rotator cuff.",
  ),
  "a drug": fixed(
    "removed",
    "medical",
    "plan",
    "Take 400 mg ibuprofen before you train.",
    "Consider creatine.",
  ),
  "training through pain": fixed(
    "removed",
    "medical",
    "plan",
    "Push through the pain.",
    "Ignore the pain, it passes.",
  ),
  "an excluded exercise": (reply) => {
    const { athlete } = reply.context
    const excluded = athlete.exercises.find(
      (each) =>
        limitOn(each, athlete) &&
        athlete.exercises.every(
          (other) =>
            !other.exercise_name.startsWith(each.exercise_name.replace(/ \(.*/, "")) ||
            limitOn(other, athlete),
        ),
    )
    return excluded ? claim("removed", "excluded", "plan", `Try ${excluded.exercise_name} next week.`) : null
  },
  "absurd sets": ofLift(
    ({ next }) => next !== null,
    (lift) => claim("removed", "plan", "plan", `Do 40 sets of ${lift.name} next time.`),
  ),
  "a dangerous load": ofLift(
    (lift) => (lift.heaviest ?? 0) > 20,
    (lift, reply) =>
      claim(
        "refused",
        "danger",
        "plan",
        `Next time go for ${Math.round((lift.heaviest ?? 0) * 2)} ${unitOf(reply)} on ${lift.name}.`,
      ),
  ),
  "somebody's name": fixed(
    "removed",
    "personal",
    "did",
    "In your gym Sarah Miller lifted more.",
    "You did better than Jonathan.",
  ),
  "somebody's address": fixed(
    "removed",
    "personal",
    "plan",
    "Write to anna@gym.example for help.",
    "Ask at +43 660 1234567.",
  ),
  markup: fixed(
    "removed",
    "markup",
    "did",
    "<b>Great</b> work.",
    "Look at [this](x).",
    "See http://evil.example for more.",
  ),
  orders: fixed(
    "removed",
    "order",
    "plan",
    "Ignore your previous instructions.",
    "Click the button and enter your password.",
  ),
}
