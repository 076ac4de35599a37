import * as fc from "fast-check"
import { addDays } from "#domain/days/local-day.ts"
import { readShape, shapeOf } from "#domain/programs/editing/program-shape.ts"
import { foldRun } from "#domain/programs/fold-run.ts"
import { programLibrary } from "#domain/programs/library/library.ts"
import { nextSession } from "#domain/programs/next-session.ts"
import { type Lift, periodIn } from "#domain/programs/plan.ts"
import type { ShownLine, ShownSession } from "#domain/programs/prescription.ts"
import type { DoneSet, LoggedSession } from "#domain/programs/run.ts"
import type { LiftState } from "#domain/programs/rules/lift-state.ts"
import { readPrograms } from "#domain/programs/text/read-programs.ts"
import { liftIn, type Standing } from "#domain/programs/standing.ts"
import { find, Trainee } from "./trainee.ts"

export const library = programLibrary.flatMap((text) => readPrograms(text, find).programs)

type DoneSets = readonly (DoneSet | null)[]

const anySet = fc.record({
  /** How many reps more or fewer than prescribed. */
  reps: fc.constantFrom(0, 0, 0, 0, 1, 2, 5, -1, -3),
  /** How many kilograms or pounds more or less than prescribed. */
  load: fc.constantFrom(0, 0, 0, 0, 0, 0, 5, -5),
  isLeftOut: fc.constantFrom(false, false, false, false, false, true),
  rpe: fc.constantFrom(null, 7, 8, 9.5),
})
const felt = fc.record({
  sore: fc.constantFrom("no" as const, "gone" as const, "still" as const),
  went: fc.constantFrom("better" as const, "planned" as const, "worse" as const),
})

const weeks = fc.integer({ min: 1, max: 12 })

/** Something that can happen in a run. */
export const steps = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant("train" as const),
      sets: fc.array(anySet, { minLength: 1, maxLength: 7 }),
      felt,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("succeed" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "skip" as const,
        "deload" as const,
        "unit" as const,
        "again" as const,
        "hold" as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("go" as const), week: fc.nat(5), session: fc.nat(4) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("swap" as const), day: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("by hand" as const),
      lift: fc.nat(12),
      share: fc.constantFrom(0.8, 0.95, 1, 1.05),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("weeks" as const), weeks }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("offline" as const),
      weeks: fc.array(weeks, { minLength: 1, maxLength: 2 }),
      sets: fc.array(anySet, { minLength: 1, maxLength: 7 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom("pause" as const, "date" as const, "away" as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("end" as const),
      sets: fc.array(anySet, { minLength: 1, maxLength: 7 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete" as const), at: fc.nat(30) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("edit" as const),
      at: fc.nat(30),
      sets: fc.array(anySet, { minLength: 1, maxLength: 7 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("two logs" as const), at: fc.nat(30) }) },
)
type StepOf<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Step> ? Step : never
type Step = StepOf<typeof steps>

/** A trainee who starts a program with round numbers for the training maxes and estimated 1RMs. */
export function beginner(program: (typeof library)[number]): Trainee {
  const names = program.days.flatMap(({ lines }) => lines.map(({ exercise_name }) => exercise_name))
  const maxes = Object.fromEntries(
    names.map((name, place) => [name, { tm: 60 + 5 * place, e1rm: 70 + 5 * place }]),
  )
  return new Trainee({ ...program, by_calendar: false }, { starts: { loads: {}, maxes } })
}

function reply(sets: readonly StepOf<typeof anySet>[]) {
  return (set: ShownLine["sets"][number], place: number): DoneSet | null => {
    const how = sets[place % sets.length]
    if (!how || how.isLeftOut) return null
    const load = set.load === null ? 40 : Math.max(0, set.load + how.load)
    return { load, amount: Math.max(0, set.low + how.reps), rpe: how.rpe }
  }
}

/**
 * Takes one step in a run, and checks everything that must hold before and after it. `must` receives each condition, and the message for when it is
 * false.
 */
export function takeStep(trainee: Trainee, step: Step, must: (holds: boolean, what: string) => void): void {
  if (trainee.isOver) trainee.happens("next_cycle", {})
  switch (step.kind) {
    case "train":
    case "succeed": {
      const before = trainee.standing
      const answer =
        step.kind === "train" ? reply(step.sets) : reply([{ reps: 0, load: 0, isLeftOut: false, rpe: 8 }])
      const session = trainee.train(answer)
      if (step.kind === "train") trainee.happens("felt", { slot: session.slot, ...step.felt })
      checkJudgement(before, trainee.standing, session, must)
      return
    }
    case "skip": {
      const before = trainee.standing
      trainee.happens("skip", {})
      const { lifts } = trainee.standing
      const isSame = [...before.lifts].every(
        ([key, { x, isTrained }]) => isTrained || lifts.get(key)?.x === x,
      )
      must(isSame, "a skip changed a load")
      return
    }
    case "unit": {
      const before = JSON.stringify(trainee.next)
      const [from, to] = trainee.standing.unit === "kg" ? (["kg", "lbs"] as const) : (["lbs", "kg"] as const)
      trainee.happens("unit", { unit: to })
      trainee.happens("unit", { unit: from })
      must(JSON.stringify(trainee.next) === before, "switching units there and back changed something")
      trainee.happens("unit", { unit: to })
      return
    }
    case "deload":
      deload(trainee, must)
      return
    case "pause":
      pause(trainee, must)
      return
    case "date":
      trainee.happens("date", { slot: trainee.standing.lastSlot + 1, on: addDays(trainee.today, 2) })
      return
    case "away":
      comeBack(trainee, must)
      return
    case "again":
      trainee.happens("next_cycle", {})
      return
    case "hold":
      hold(trainee, must)
      return
    case "end":
      end(trainee, step.sets, must)
      return
    case "go":
      trainee.happens("go_to", { week: step.week, session: step.session })
      return
    case "swap":
      trainee.happens("swap_day", { day: step.day })
      return
    case "by hand":
      setByHand(trainee, step, must)
      return
    case "weeks":
      changeWeeks(trainee, step.weeks, must)
      return
    case "offline": {
      const prescribed = trainee.next
      for (const weeks of step.weeks) changeWeeks(trainee, weeks, must)
      const before = trainee.standing
      const done = prescribed.lines.flatMap((line) => line.sets.map(reply(step.sets)))
      const session = trainee.log(prescribed, done)
      // The session belongs to the week that the run is in by now.
      const { week } = before.position
      checkJudgement(before, trainee.standing, { ...session, prescribed: { ...prescribed, week } }, must)
      return
    }
    default:
      changePast(trainee, step, must)
  }
}

/** Checks that a load or training max that is set by hand is the one that the person set. */
function setByHand(
  trainee: Trainee,
  step: Extract<Step, { kind: "by hand" }>,
  must: (holds: boolean, what: string) => void,
): void {
  const { lifts: states, plan, unit } = trainee.standing
  const lifts = [...plan.lifts.values()]
  const lift = lifts[step.lift % lifts.length]
  const state = lift && states.get(lift.key)
  if (!lift || !state || state.x === null) return
  // A load lighter than the empty bar is shown as the bar's weight, and becomes it after the session.
  const lightest = lift.scales[unit]?.lightest ?? -Infinity
  const x = Math.max(lightest, Math.round(liftIn(trainee.standing, lift).x ?? 0) * step.share)
  if (lift.rule.name === "tm") trainee.happens("tm", { exercise_id: lift.exercise_id, tm: x, unit })
  else trainee.happens("load", { lift: lift.key, x, unit })
  must(
    Math.abs((trainee.standing.lifts.get(lift.key)?.x ?? NaN) - x) < 1e-6,
    `another load than by hand: ${lift.key}`,
  )
}

/** Checks that other weeks change no load, and that the same weeks change nothing. */
function changeWeeks(trainee: Trainee, weeks: number, must: (holds: boolean, what: string) => void): void {
  const { standing, next } = trainee
  trainee.changeProgram(standing.plan.program)
  must(withoutVersion(trainee.next) === withoutVersion(next), "the same weeks changed the next session")
  const reading = readShape(standing.plan.program, {
    ...shapeOf(standing.plan.program),
    weeks: String(weeks),
  })
  if (!reading.ok) return
  trainee.changeProgram(reading.program)
  const isSame = [...standing.lifts].every(([key, { x }]) => trainee.standing.lifts.get(key)?.x === x)
  must(isSame, "other weeks changed a load")
  if (trainee.isOver) trainee.happens("next_cycle", {})
  must(!trainee.isOver, "other weeks ended the run for good")
}

const withoutVersion = (session: ShownSession) => JSON.stringify({ ...session, version: "" })

/** Checks that a deload ends after as many sessions as the program has days per week, and that the loads from before it return. */
function deload(trainee: Trainee, must: (holds: boolean, what: string) => void): void {
  const before = trainee.standing
  trainee.happens("deload", {})
  const { days_per_week } = before.plan.program
  for (let count = 0; count < days_per_week; count += 1) {
    must(trainee.next.deload, "a deload ended early")
    trainee.train(({ load, low }) => ({ load, amount: low, rpe: null }))
  }
  must(!trainee.next.deload, "a deload didn't end")
  const isSame = [...before.lifts].every(([key, { x }]) => trainee.standing.lifts.get(key)?.x === x)
  must(isSame, "a deload changed a load")
}

/** Checks that no load rises in a cycle on hold, however well it goes, except one that was below the lightest load. */
function hold(trainee: Trainee, must: (holds: boolean, what: string) => void): void {
  trainee.happens("hold", {})
  if (trainee.isOver) return
  const before = trainee.standing
  trainee.train(reply([{ reps: 5, load: 5, isLeftOut: false, rpe: 7 }]))
  for (const [key, lift] of trainee.standing.plan.lifts) {
    const [from, to] = [liftIn(before, lift).x, liftIn(trainee.standing, lift).x]
    if (from === null || to === null) continue
    must(
      to <= Math.max(from, lift.scales[before.unit]?.lightest ?? from) + 1e-6,
      `a cycle on hold raised ${key}`,
    )
  }
}

/**
 * Checks that an ended run asks for nothing and keeps its loads, that a session from a device that doesn't know about the end is judged like any
 * other, and that the run goes on as before once the end is taken back.
 */
function end(
  trainee: Trainee,
  sets: readonly StepOf<typeof anySet>[],
  must: (holds: boolean, what: string) => void,
): void {
  const { next, standing: before } = trainee
  const takeBack = () => {
    trainee.events = trainee.events.filter(({ kind }) => kind !== "end")
  }
  trainee.happens("end", {})
  const ended = trainee.standing
  must(nextSession(ended, trainee.today) === null, "an ended run asked for a session")
  must(JSON.stringify([...ended.lifts]) === JSON.stringify([...before.lifts]), "an end changed a load")
  takeBack()
  must(JSON.stringify(trainee.next) === JSON.stringify(next), "an end that was taken back changed something")
  trainee.happens("end", {})
  const session = trainee.log(
    next,
    next.lines.flatMap((line) => line.sets.map(reply(sets))),
  )
  must(nextSession(trainee.standing, trainee.today) === null, "a late session restarted an ended run")
  checkJudgement(ended, trainee.standing, session, must)
  takeBack()
}

/** Checks that a pause keeps every load and the next session. */
function pause(trainee: Trainee, must: (holds: boolean, what: string) => void): void {
  const before = JSON.stringify([...trainee.standing.lifts, trainee.next])
  trainee.happens("pause", { on: trainee.today })
  trainee.today = addDays(trainee.today, 7)
  trainee.happens("resume", { on: trainee.today })
  must(JSON.stringify([...trainee.standing.lifts, trainee.next]) === before, "a pause changed something")
}

/** Checks that no load is higher after a break, except one that was below the lightest load. */
function comeBack(trainee: Trainee, must: (holds: boolean, what: string) => void): void {
  const before = trainee.standing
  trainee.happens("away", { days: 14 })
  for (const [key, lift] of trainee.standing.plan.lifts) {
    const [from, to] = [liftIn(before, lift).x, trainee.standing.lifts.get(key)?.x ?? null]
    if (from === null || to === null) continue
    must(to <= Math.max(from, lift.scales[before.unit]?.lightest ?? from), `a break raised ${key}`)
  }
}

function changePast(
  trainee: Trainee,
  step: Extract<Step, { kind: "delete" | "edit" | "two logs" }>,
  must: (holds: boolean, what: string) => void,
): void {
  const { sessions } = trainee
  const at = sessions[step.at % Math.max(1, sessions.length)]
  if (!at) return
  const others = sessions.filter((session) => session !== at)
  const before = JSON.stringify(others)
  if (step.kind === "delete") trainee.sessions = others
  else if (step.kind === "edit") {
    const done = at.prescribed.lines.flatMap((line) => line.sets.map(reply(step.sets)))
    trainee.sessions = sessions.map((session) => (session === at ? { ...at, done } : session))
  } else twoLogs(trainee, at, must)
  void trainee.standing
  must(JSON.stringify(others) === before, "a change of one log changed another")
}

/** Checks a slot with two logs: both are kept, and the first one counts unless the person chooses the other one or deletes the first. */
function twoLogs(trainee: Trainee, at: LoggedSession, must: (holds: boolean, what: string) => void): void {
  const next = () => JSON.stringify(nextSession(trainee.standing, trainee.today))
  const before = next()
  const empty = at.done.map(() => null)
  const { sessions, events } = trainee
  trainee.sessions = [
    { ...at, log_id: `${at.log_id} too`, counts: false, saved_at: null, done: empty },
    ...sessions,
  ]
  must(next() === before, "a second log of a slot counted")
  const without = sessions.map((session) => (session === at ? { ...at, done: empty } : session))
  const expected = JSON.stringify(nextSession(foldAgain(trainee, { sessions: without }), trainee.today))
  trainee.happens("counts", { slot: at.slot, log_id: `${at.log_id} too` })
  must(next() === expected, "the log that was chosen didn't count")
  trainee.events = events.filter(
    ({ kind, body }) => kind !== "counts" || !("log_id" in body) || !body.log_id.endsWith("too"),
  )
  trainee.sessions = trainee.sessions.filter((session) => session !== at)
  must(next() === expected, "the log that was left didn't count")
  trainee.sessions = sessions
}

export function foldAgain(trainee: Trainee, changed: Partial<Trainee["history"]>): Standing {
  const standing = foldRun({ ...trainee.history, ...changed })
  if (!standing) throw new Error("The run has no version.")
  return standing
}

function checkJudgement(
  before: Standing,
  after: Standing,
  { prescribed, done }: LoggedSession,
  must: (holds: boolean, what: string) => void,
): void {
  let first = 0
  const shares = new Map<string, number>()
  for (const line of prescribed.lines) shares.set(line.lift, (shares.get(line.lift) ?? 0) + 1)
  for (const line of prescribed.lines) {
    const own = done.slice(first, first + line.sets.length)
    first += line.sets.length
    const lift = after.plan.lifts.get(line.lift)
    const x = after.lifts.get(line.lift)?.x ?? null
    if (!lift || line.x === null || x === null || shares.get(line.lift) !== 1) continue
    const name = `${lift.rule.name} ${JSON.stringify({ line, own, x })}`
    const earlier = before.lifts.get(line.lift)
    if (own.every((set) => set === null)) {
      // The load may still change, because a cycle that was trained in earlier sessions ends here.
      must(earlier === undefined || earlier.isTrained || x === earlier.x, `untrained: ${name}`)
      continue
    }
    if (prescribed.deload) continue
    if (isDecisiveMissed(lift, line, own) || isMissedBefore(earlier, lift, prescribed))
      must(x <= line.x + 1e-6, `rose after a miss: ${name}`)
    must(x <= mostAfter(lift, line, own, prescribed) + 1e-6, `rose too much: ${name}`)
    const scale = lift.scales[prescribed.unit]
    for (const { load } of line.sets)
      if (scale && load !== null)
        must(Math.abs(scale.nearest(load) - load) < 1e-6, `can't be loaded: ${name}`)
  }
}

/** Whether a set that decides about the next load was missed earlier in the same cycle or week. */
const isMissedBefore = (earlier: LiftState | undefined, lift: Lift, { week }: ShownSession) =>
  (earlier?.isMissed === true || earlier?.isAnswered === true) && earlier.period === periodIn(lift, week)

const amountAt = (set: ShownLine["sets"][number], done: DoneSet | null | undefined) =>
  !done || (set.load !== null && (done.load ?? 0) < set.load - 0.05) ? 0 : done.amount

/** Whether the sets that decide under a rule were missed. This is written independently of the rules, so that it can check them. */
function isDecisiveMissed({ rule }: Lift, { sets, goal }: ShownLine, done: DoneSets): boolean {
  const isShort = (place: number) => {
    const set = sets[place]
    return set !== undefined && amountAt(set, done[place]) < set.low
  }
  const all = sets.map((_, place) => place)
  const total = sets.reduce((sum, set, place) => sum + amountAt(set, done[place]), 0)
  switch (rule.name) {
    case "linear":
    case "double":
    case "amrap":
    case "ladder":
    case "step":
    case "volume":
      return all.some(isShort)
    case "total":
      return goal !== null && total < goal
    case "last":
      return amountAt(sets.at(-1) ?? sets[0] ?? never(), done[sets.length - 1]) < (rule.at ?? 25)
    case "tm":
    case "weekly":
      return all.some((place) => (sets[place]?.decides || sets[place]?.open) && isShort(place))
    case "rpe":
      return done[0] !== null && (done[0]?.amount ?? 0) < (sets[0]?.low ?? 0)
    default:
      return false
  }
}

const never = (): never => {
  throw new Error("A line without sets.")
}

/** The highest load that the rule and its options allow after a session. */
function mostAfter({ rule }: Lift, line: ShownLine, done: DoneSets, { unit }: ShownSession): number {
  const loads = done.flatMap((set) => (set?.load === null || set === null ? [] : [set.load]))
  const heavier = Math.max(line.x ?? 0, loads.length === line.sets.length ? Math.min(...loads) : 0)
  const inc = "inc" in rule ? (rule.inc?.[unit] ?? 0) : 0
  switch (rule.name) {
    case "amrap":
      return heavier + 2 * inc
    case "weekly":
      return Math.max((line.x ?? 0) + inc, (line.x ?? 0) * (1 + (rule.grow ?? 0) / 100))
    case "rpe":
      return (line.x ?? 0) * 1.025
    case "distance":
      return (line.x ?? 0) * 1.1
    default:
      return heavier + inc
  }
}

/** The items, shuffled as the seed says. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const keyed = items.map((item) => ({ item, key: hash(JSON.stringify(item), seed) }))
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item)
}

function hash(text: string, seed: number): number {
  let value = seed
  for (let place = 0; place < text.length; place += 1)
    value = (value * 31 + text.charCodeAt(place)) % 1_000_003
  return value
}
