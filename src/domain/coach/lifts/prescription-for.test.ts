import { describe, expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import { readRepRange } from "#domain/records/rep-range.ts"
import { coachSentence } from "./coach-sentences.ts"
import type { HistorySession, HistorySet, KnownPerson, LiftRecord } from "./lift-history.ts"
import { prescriptionFor, trainingOn } from "./prescription-for.ts"

const today = "2026-11-28"
const kg: KnownPerson = { unit: "kg", barbells: null, avoided: [] }
const lifts = (weight: number | null, ...reps: number[]): HistorySet[] =>
  reps.map((each) => ({ reps: each, weight, weight_unit: "kg", set_type: "normal", rpe: null }))
const session = (
  ago: number,
  sets: readonly HistorySet[],
  extra: Partial<HistorySession> = {},
): HistorySession => ({
  day: addDays(today, -ago),
  sets,
  plan: { sets: 3, reps: "8-12" },
  advice: null,
  ...extra,
})
const bench: LiftRecord = {
  exercise_id: "bench",
  measure: "weight_reps",
  equipment: "barbell",
  pattern: "horizontal-push",
  joint_loads: { shoulder: 2, elbow: 1 },
  primary_muscles: ["chest"],
  secondary_muscles: ["triceps"],
  body_kg: null,
  sessions: [],
}
const pullUp: LiftRecord = {
  ...bench,
  measure: "added",
  equipment: "bodyweight",
  pattern: "vertical-pull",
  primary_muscles: ["lats"],
  body_kg: 80,
}

interface Asked {
  lift?: LiftRecord
  atHand?: KnownPerson
  template?: string
}

/** What the coach asks for after these sessions: each set as "8-12 × 82.5", and why. */
function next(sessions: readonly HistorySession[], { lift = bench, atHand = kg, template }: Asked = {}) {
  const record = { ...lift, sessions }
  const training = trainingOn(
    { days: sessions.map(({ day }) => day), lifts: [record], notes: [] },
    atHand,
    today,
  )
  const range = readRepRange(template ?? null)
  const asked = prescriptionFor("bench", training, range ? { sets: 3, ...range } : undefined)
  return {
    sets: asked?.sets.map(({ low, high, load }) => `${low}-${high} × ${load}`),
    aims: asked?.sets.map(({ aim }) => aim),
    why: asked?.reasons.map((reason) => coachSentence(reason, asked.unit)).join(" "),
    base: asked?.base,
  }
}
const three = <Each>(each: Each) => [each, each, each]

describe("the prescription for an exercise", () => {
  it("adds less over 60", () => {
    const lift = { ...bench, pattern: "squat" as const, primary_muscles: ["quadriceps"] }
    const done = [session(3, lifts(80, 8, 8, 8), { plan: { sets: 3, reps: "6-8" } })]
    const at = (age: number) => next(done, { lift, atHand: { ...kg, age } }).sets
    expect([at(60), at(61)]).toEqual([three("6-8 × 85"), three("6-8 × 82.5")])
  })

  it("adds loads that the person's plates can make, and none beyond them", () => {
    const barbells = {
      kg: {
        bars: { barbell: 20, "ez bar": 10, "trap bar": 25 },
        plates: [
          { weight: 1, pairs: 4 },
          { weight: 5, pairs: 2 },
        ],
      },
    }
    const atHand = { ...kg, barbells }
    expect(next([session(3, lifts(40, 12, 12, 12))], { atHand }).sets).toEqual(three("8-12 × 42"))
    expect(next([session(3, lifts(48, 12, 12, 12))], { atHand }).sets).toEqual(three("8-15 × 48"))
  })

  it("doesn't add after fewer sets than the template has, or after a set that fell short with less weight", () => {
    expect(next([session(3, lifts(80, 12, 12))])).toMatchObject({
      sets: three("8-12 × 80"),
      aims: [12, 12, 8],
    })
    expect(next([session(3, [...lifts(80, 12, 12, 12), ...lifts(60, 4)])]).sets).toEqual(three("8-12 × 80"))
  })

  it("counts a set to failure as one at the limit, and warm-ups and drop sets not at all", () => {
    const as = (set_type: HistorySet["set_type"], sets: HistorySet[]) =>
      sets.map((set) => ({ ...set, set_type }))
    const others = [...as("warmup", lifts(40, 20)), ...as("drop", lifts(40, 3))]
    expect(next([session(3, [...others, ...lifts(80, 12, 12, 12)])]).sets).toEqual(three("8-12 × 82.5"))
    const toFailure = [...lifts(80, 12, 12), ...as("failure", lifts(80, 12))]
    expect(next([session(3, toFailure)]).sets).toEqual(three("8-12 × 80"))
  })

  it("goes up two steps after far more reps in an open last set, even if that set was at the limit", () => {
    const plan = { sets: 3, reps: "5+" }
    const hard = [...lifts(60, 5, 5), { ...lifts(60, 10)[0], rpe: 10 } as HistorySet]
    expect(next([session(3, hard, { plan })]).sets).toEqual(three("5-5 × 65"))
    expect(next([session(3, lifts(60, 5, 5, 8), { plan })]).sets).toEqual(three("5-5 × 62.5"))
  })

  it("is in the person's unit, with loads that their plates can make", () => {
    const inPounds = lifts(320, 10, 9, 9).map((set) => ({ ...set, weight_unit: "lbs" as const }))
    expect(next([session(3, inPounds)]).sets).toEqual(three("8-12 × 145"))
  })

  it("follows the chosen template, with a load that suits its reps", () => {
    const fives = [session(3, lifts(100, 5, 5, 5), { plan: { sets: 3, reps: "5" } })]
    expect(next(fives, { template: "8-12" })).toMatchObject({
      sets: three("8-12 × 87.5"),
      why: "From now on: 8 to 12 reps at 87.5 kg.",
      base: [{ sets: 3, low: 8, high: 12 }],
    })
    expect(next(fives, { template: "5" }).sets).toEqual(three("5-5 × 102.5"))
  })

  it("judges what was done without a template by the one that is chosen now, if it is within its range", () => {
    const free = (...reps: number[]) => [session(3, lifts(80, ...reps), { plan: null })]
    expect(next(free(8, 8, 8), { template: "6-8" }).sets).toEqual(three("6-8 × 82.5"))
    expect(next(free(8, 8), { template: "6-8" }).sets).toEqual(three("6-8 × 80"))
    expect(next(free(9, 8, 7), { template: "8-12" }).sets).toEqual(three("8-12 × 80"))
    expect(next(free(12, 12, 12), { template: "5" }).sets).toEqual(three("5-5 × 87.5"))
  })

  it("keeps the prescribed sets, however many were done", () => {
    const base = [{ role: "straight" as const, sets: 3, low: 8, high: 12, shares: [] }]
    const advice = { phase: "build" as const, base }
    const short = session(3, lifts(80, 10), { plan: null, advice })
    expect(next([short]).base).toEqual(base)
    expect(next([session(3, lifts(80, 10), { plan: null })]).base).toMatchObject([{ sets: 1, low: 10 }])
  })

  it("is missing for an exercise without reps or a known load", () => {
    for (const sets of [[], lifts(null, 8), lifts(0, 8)])
      expect(next([session(3, sets)]).sets).toBeUndefined()
    const time = { ...bench, measure: "time" as const }
    expect(next([session(3, lifts(null, 8))], { lift: time }).sets).toBeUndefined()
  })

  it("ignores sessions with a later date", () => {
    expect(next([session(3, lifts(80, 12, 12, 12)), session(-2, lifts(200, 12, 12, 12))]).sets).toEqual(
      three("8-12 × 82.5"),
    )
  })
})

describe("the prescription for a bodyweight exercise", () => {
  it("adds reps, first in the weakest set", () => {
    expect(next([session(3, lifts(null, 10, 9, 8))], { lift: pullUp })).toMatchObject({
      ...{ sets: three("8-12 × null"), aims: [10, 9, 9] },
      why: "10, 9, 8. One more rep in your weakest set.",
    })
    expect(next([session(3, lifts(0, 12, 12, 12))], { lift: pullUp })).toMatchObject({
      sets: three("8-14 × null"),
      why: "12, 12, 12: the top of the range in every set. Next: up to 14 reps.",
    })
  })

  it("goes by reps with a band that never had a weight, and leaves them out once it has one", () => {
    const lift = { ...bench, equipment: "band" }
    expect(next([session(3, lifts(null, 15, 14, 15))], { lift, template: "12-15" })).toMatchObject({
      ...{ sets: three("12-15 × null"), aims: [15, 15, 15] },
      why: "15, 14, 15. One more rep in your weakest set.",
    })
    const weighed = [session(6, lifts(null, 15, 15, 15)), session(3, lifts(10, 9, 9, 9))]
    expect(next(weighed, { lift }).sets).toEqual(three("8-12 × 10"))
    expect(next([session(3, lifts(null, 15, 14, 15))]).sets).toBeUndefined()
  })

  it("eases back with fewer reps after a break", () => {
    expect(next([session(20, lifts(null, 12, 10, 10))], { lift: pullUp })).toMatchObject({
      sets: ["8-9 × null", "8-9 × null"],
      why: "After your time off: 2 sets of 8 to 9, then a little more each time.",
    })
  })

  it("lowers assistance once every set is at the top, and raises it after a break", () => {
    const lift = { ...pullUp, measure: "help" as const, equipment: "machine" }
    const plan = { sets: 3, reps: "5-8" }
    expect(next([session(3, lifts(20, 8, 8, 8), { plan })], { lift }).sets).toEqual(three("5-8 × -15"))
    expect(next([session(20, lifts(20, 8, 8, 8), { plan })], { lift }).sets).toEqual([
      "5-8 × -30",
      "5-8 × -30",
    ])
  })
})

it("makes the week lighter for all lifts when a lighter week is due", () => {
  const plan = { sets: 3, reps: "5" }
  const falling = Array.from({ length: 16 }, (_, place) =>
    session(50 - 3 * place, lifts(100, ...(place < 14 ? [5, 5, 5] : [3, 3, 3])), { plan }),
  )
  const history = (ids: readonly string[]) => ({
    days: falling.map(({ day }) => day),
    lifts: ids.map((exercise_id) => ({ ...bench, exercise_id, sessions: falling })),
    notes: [],
  })
  const all = trainingOn(history(["bench", "squat", "row"]), kg, today)
  expect(all.lighterReason).toBe("falls")
  expect(prescriptionFor("row", all)).toMatchObject({ phase: "lighter", sets: [{}, {}] })
  expect(trainingOn(history(["bench"]), kg, today).lighterReason).toBeNull()
})

it("asks for the first change against a plateau that nobody was told of, however long it is", () => {
  const plan = { sets: 3, reps: "6-8" }
  const stuck = (advice: HistorySession["advice"]) =>
    Array.from({ length: 18 }, (_, place) =>
      session(64 - Math.floor(3.5 * place), lifts(80, ...(place < 3 ? [6, 6, 6] : [6, 5, 5])), {
        plan,
        advice,
      }),
    )
  expect(next(stuck(null)).why).toBe("6, 5, 5 at 80 kg: no progress at this load. Back to 75 kg.")
  const base = [{ role: "straight" as const, sets: 3, low: 6, high: 8, shares: [] }]
  expect(next(stuck({ phase: "build", base })).why).not.toContain("Back to 75 kg")
})

describe("the care that notes and limits ask for", () => {
  const none = { exercise_id: null, muscle: null, reason: null }
  const ready = session(3, lifts(80, 12, 12, 12))
  const nextWith = (note: string | null, avoided: KnownPerson["avoided"] = []) => {
    const notes = note === null ? [] : [{ day: ready.day, text: note }]
    const records = [
      { ...bench, sessions: [ready] },
      { ...bench, exercise_id: "squat", joint_loads: { knee: 2 }, sessions: [ready] },
    ]
    const training = trainingOn({ days: [ready.day], lifts: records, notes }, { ...kg, avoided }, today)
    return [prescriptionFor("bench", training), prescriptionFor("squat", training)]
  }
  const loads = (asked: ReturnType<typeof nextWith>) =>
    asked.map((each) => each?.sets.map(({ load }) => load))

  it("makes what loads a sore joint lighter, much or a little, and leaves the rest alone", () => {
    const sore = nextWith("right shoulder hurts")
    expect(sore).toMatchObject([{ phase: "hold", reasons: [{ rule: "sore" }] }, { phase: "build" }])
    expect(loads(sore)).toEqual([
      [70, 70],
      [82.5, 82.5, 82.5],
    ])
    expect(nextWith("elbow hurts")).toEqual(sore)
  })

  it("holds everything after other words to heed, and what the person limits", () => {
    expect(loads(nextWith("I’m pregnant"))).toEqual([three(80), three(80)])
    expect(loads(nextWith(null, [{ ...none, muscle: "triceps", level: "spare" }]))).toEqual([
      three(80),
      three(80),
    ])
    expect(loads(nextWith(null, [{ ...none, joint: "shoulder" }]))).toEqual([three(80), three(82.5)])
  })

  it("raises a lift that a limit spares again after two sessions, with three reps to spare", () => {
    const spared = { ...none, muscle: "triceps", level: "spare" } as const
    const after = (created_at: string, ...agos: number[]) => {
      const sessions = agos.map((ago) => session(ago, lifts(80, 12, 12, 12)))
      const days = sessions.map(({ day }) => day)
      const person = { ...kg, avoided: [{ ...spared, created_at }] }
      return prescriptionFor(
        "bench",
        trainingOn({ days, lifts: [{ ...bench, sessions }], notes: [] }, person, today),
      )
    }
    const limited = `${addDays(today, -8)}T09:30:00+00:00`
    expect(after(limited, 10, 8, 3)).toMatchObject({ phase: "hold", sets: three({ load: 80, rir: 3 }) })
    expect(after(limited, 10, 6, 3)).toMatchObject({ phase: "build", sets: three({ load: 82.5, rir: 3 }) })
  })

  it("doesn't take a lighter session for a sore joint for a lighter week", () => {
    const [sore] = nextWith("right shoulder hurts")
    const eased = session(1, lifts(70, 8, 8), { advice: sore ?? null })
    const all = { days: [ready.day, eased.day], lifts: [{ ...bench, sessions: [ready, eased] }], notes: [] }
    const training = trainingOn(all, kg, today)
    expect(training.state.lighterSince).toBeNull()
    expect(prescriptionFor("bench", training)?.sets.map(({ load }) => load)).toEqual(three(82.5))
  })
})
