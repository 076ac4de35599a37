import { describe, expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import { scaleOf, steppedScale } from "#domain/loads/load-scale.ts"
import { coachSentence, lighterWeekSentence } from "./coach-sentences.ts"
import { foldTraining } from "./fold-training.ts"
import type { Lift, LiftSet, ShownLift } from "./lift.ts"
import { prescribe } from "./prescribe.ts"
import { coachRules } from "./rules/rules.ts"
import type { LoggedLift } from "./timeline.ts"
import { lighterWeekDue, onDay } from "./training.ts"

const today = "2026-11-28"
const bar = steppedScale(2.5, { lightest: 20, heaviest: 500 })
const upper: Lift = { unit: "kg", load: "outside", body: null, isLowerBody: false, isSmall: false }
const lower: Lift = { ...upper, isLowerBody: true }

const shown = (sets: number, low: number, high: number, phase: ShownLift["phase"] = "build"): ShownLift => ({
  phase,
  base: [{ role: "straight", sets, low, high, shares: [] }],
})
/** Reads "8,8,7@80 9.5": reps, load and the last set's RPE. Several loads are divided by a slash. */
function setsOf(text: string): LiftSet[] {
  return text.split("/").flatMap((part) => {
    const [reps = "", rest = ""] = part.split("@")
    const [load, rpe] = rest.trim().split(" ")
    const each = reps.split(",").map(Number)
    return each.map((count, place) => ({
      load: load ? Number(load) : null,
      reps: count,
      rpe: rpe && place === each.length - 1 ? Number(rpe) : null,
    }))
  })
}
const logged = (
  id: string,
  ago: number,
  text: string,
  extra: { lift?: Lift; shown?: ShownLift } = {},
): LoggedLift => ({
  id,
  lift: extra.lift ?? upper,
  session: { day: addDays(today, -ago), sets: setsOf(text), shown: extra.shown ?? null, template: null },
})
function nextOf(id: string, history: readonly LoggedLift[], scale = bar) {
  const training = onDay(foldTraining(history, [], coachRules), today, coachRules)
  const state = training.lifts.get(id)
  const next = state && prescribe(state, { scaleAt: () => scale }, coachRules)
  if (!next) throw new Error(`"${id}" has no prescription.`)
  return {
    ...next,
    loads: next.sets.map(({ load }) => load),
    ranges: next.sets.map(({ low, high }) => `${low}-${high}`),
    text: next.reasons.map((reason) => coachSentence(reason, "kg")).join(" "),
  }
}

describe("what the coach prescribes", () => {
  it("adds the next available weight when every set reaches the top of the range", () => {
    const next = nextOf("row", [logged("row", 3, "10,10,10@70 8", { shown: shown(3, 8, 10) })])
    expect(next.loads).toEqual([72.5, 72.5, 72.5])
    expect(next.text).toBe("10, 10, 10 at 70 kg: the top of the range in every set. Next: 72.5 kg.")
  })

  it("keeps the load after a set at the limit, even if every set reached the top of the range", () => {
    const next = nextOf("bench", [logged("bench", 3, "10,10,10@22.5 10", { shown: shown(3, 8, 10) })])
    expect(next.loads).toEqual([22.5, 22.5, 22.5])
    expect(next.reasons[0]?.rule).toBe("limit")
  })

  it("keeps the load when any set was at the limit, even after one with more reps and the same rating", () => {
    const sets = [13, 12].map((reps) => ({ load: 10, reps, rpe: 9.5 }))
    const history = logged("raise", 3, "12,12@10", { shown: shown(2, 10, 12) })
    const next = nextOf("raise", [{ ...history, session: { ...history.session, sets } }])
    expect(next.reasons[0]?.rule).toBe("limit")
  })

  it("asks for more reps first if the next weight is too big a jump", () => {
    const stack = scaleOf([14, 21, 28, 35, 42, 49, 56])
    const next = nextOf("pulldown", [logged("pulldown", 3, "10,10,10@42", { shown: shown(3, 8, 10) })], stack)
    expect(next.loads).toEqual([42, 42, 42])
    expect(next.ranges[0]).toBe("8-15")
    expect(next.base[0]).toMatchObject({ sets: 3, low: 8, high: 10 })
  })

  it("asks for one more rep in the weakest set when a session was made", () => {
    const next = nextOf("bench", [logged("bench", 3, "8,8,7@80 8.5", { shown: shown(3, 6, 9) })])
    expect(next.sets.map(({ aim, load }) => `${aim}@${load}`)).toEqual(["8@80", "8@80", "8@80"])
  })

  it("tries a missed load once more, and takes 5 % off after the second miss", () => {
    const first = logged("bench", 7, "4,3,3@82.5", { shown: shown(3, 5, 8) })
    expect(nextOf("bench", [first]).loads[0]).toBe(82.5)
    const next = nextOf("bench", [first, logged("bench", 3, "4,4,2@82.5", { shown: shown(3, 5, 8) })])
    expect(next.loads[0]).toBe(77.5)
    expect(next.ranges[0]).toBe("5-8")
  })

  it("keeps the prescribed sets and reps, whatever was done", () => {
    const next = nextOf("pulldown", [
      logged("pulldown", 6, "8,8,8@40 9.5", { shown: shown(3, 8, 12) }),
      logged("pulldown", 3, "8@40 9.5", { shown: shown(3, 8, 12) }),
    ])
    expect(next.ranges).toEqual(["8-12", "8-12", "8-12"])
  })

  it("returns to the usual sets and the last build load after a lighter week", () => {
    const next = nextOf("bench", [
      logged("bench", 14, "6,6,6,6@80", { shown: shown(4, 5, 8) }),
      logged("bench", 9, "5,5@72.5", { shown: shown(4, 5, 8, "lighter") }),
    ])
    expect(next.phase).toBe("build")
    expect(next.loads).toEqual([80, 80, 80, 80])
  })

  it("keeps a load beyond the available weights instead of calling a lighter one the next", () => {
    const few = steppedScale(2.5, { lightest: 20, heaviest: 70 })
    const next = nextOf("row", [logged("row", 3, "10,10,10@75", { shown: shown(3, 8, 10) })], few)
    expect(next.loads).toEqual([75, 75, 75])
    expect(next.ranges[0]).toBe("8-12")
  })

  it("eases back at the same load if the lightest available weight is heavier", () => {
    const missed = logged("bench", 14, "4,3,3@15", { shown: shown(3, 5, 8) })
    expect(nextOf("bench", [missed])).toMatchObject({ phase: "return", loads: [15, 15] })
    const lighter = logged("bench", 9, "5,5@15", { shown: shown(3, 5, 8, "lighter") })
    const next = nextOf("bench", [missed, lighter])
    expect([next.reasons[0]?.rule, ...next.loads]).toEqual(["first_back", 15, 15, 15])
  })

  it("adds the usual small steps when reps are fixed", () => {
    const history = Array.from({ length: 8 }, (_, place) => {
      const load = 265 + 5 * place
      return logged("squat", 3 + 2 * (7 - place), `5,5,5@${load}`, { lift: { ...lower, unit: "lbs" } })
    })
    const next = nextOf("squat", history, steppedScale(5, { lightest: 45, heaviest: 900 }))
    expect(next.loads).toEqual([305, 305, 305])
    expect(next.ranges[0]).toBe("5-5")
  })

  it("lowers assistance, and counts body weight in the steps of weighted bodyweight exercises", () => {
    const help: Lift = { ...upper, load: "help", body: 78 }
    const stack = scaleOf([-50, -45, -40, -35, -30, -25, -20, -15, -10, -5])
    expect(
      nextOf(
        "assisted",
        [logged("assisted", 3, "10,10,10@-30", { lift: help, shown: shown(3, 6, 10) })],
        stack,
      ).loads[0],
    ).toBe(-25)
    const added: Lift = { ...upper, load: "added", body: 80 }
    const belt = steppedScale(2.5, { lightest: 0, heaviest: 100 })
    expect(
      nextOf(
        "weighted",
        [logged("weighted", 3, "6,6,6,6@10 8", { lift: added, shown: shown(4, 4, 6) })],
        belt,
      ).loads[0],
    ).toBe(12.5)
  })
})

describe("a plateau", () => {
  const plateau = (weeks: number) =>
    Array.from({ length: 2 * weeks }, (_, place) =>
      logged("bench", 3 * (2 * weeks - place), "6,5,5,4@100 9", { shown: shown(4, 5, 8) }),
    )

  it("first gets longer rests, then a lighter load, then another range", () => {
    const rules = [3, 4, 5, 6, 7, 8].map((weeks) => nextOf("bench", plateau(weeks)).reasons[0]?.rule)
    expect(rules[0]).toBe("rest")
    expect(rules).toContain("cut")
    expect(rules.slice(rules.indexOf("cut"))).toContain("range")
  })

  it("isn't a single bad day", () => {
    const history = [25, 22, 19, 16, 13, 10].map((ago, place) =>
      logged("squat", ago, `8,8,8@${97.5 + 2.5 * place}`, { lift: lower, shown: shown(3, 6, 8) }),
    )
    const next = nextOf("squat", [
      ...history,
      logged("squat", 3, "7,6,6@110 9", { lift: lower, shown: shown(3, 6, 8) }),
    ])
    expect(next.loads).toEqual([110, 110, 110])
    expect(next.phase).toBe("build")
  })
})

describe("top and back-off sets", () => {
  it("each have their own load and range", () => {
    const history = Array.from({ length: 6 }, (_, place) =>
      logged("squat", 38 - 7 * place, "1@152.5 8.5/8,8,8@100", { lift: lower }),
    )
    const next = nextOf("squat", history)
    const [top, ...backOff] = next.sets
    expect(top).toMatchObject({ role: "top", low: 1, high: 1 })
    expect(top?.load).toBeGreaterThanOrEqual(152.5)
    expect(top?.load).toBeLessThanOrEqual(157.5)
    expect(backOff.map(({ role, high }) => `${role} ${high}`)).toEqual([
      "back_off 8",
      "back_off 8",
      "back_off 8",
    ])
    for (const { load } of backOff) expect(load).toBeLessThanOrEqual(105)
  })

  it("a ramp keeps its shares, and its last set is judged", () => {
    const history = Array.from({ length: 8 }, (_, place) =>
      logged("press", 3 + 3 * (7 - place), "10@30/8@35/6@40"),
    )
    const next = nextOf("press", history)
    expect(next.loads.at(-1)).toBe(42.5)
    expect(next.loads).toEqual([32.5, 37.5, 42.5])
    expect(next.sets.every(({ role }) => role === "ramp")).toBe(true)
  })
})

describe("a return", () => {
  it.each<[number, number, number]>([
    [16, 107.5, 3],
    [35, 100, 2],
    [77, 95, 2],
    [182, 82.5, 2],
    [190, 70, 2],
  ])("after %i days is at %f with %i sets", (days, load, sets) => {
    const next = nextOf("squat", [
      logged("squat", days, "6,6,6,6@120", { lift: lower, shown: shown(4, 5, 8) }),
    ])
    expect(next.phase).toBe("return")
    expect(next.loads).toEqual(Array.from({ length: sets }, () => load))
  })

  it("isn't needed after other training, such as running", () => {
    const history = [logged("squat", 16, "6,6,6,6@120", { lift: lower, shown: shown(4, 5, 8) })]
    const runs = [addDays(today, -9), addDays(today, -4)]
    const training = onDay(foldTraining(history, runs, coachRules), today, coachRules)
    expect(training.lifts.get("squat")?.wayBack).toBeNull()
  })

  it("reaches full sets and the last build load in steps of 5 %", () => {
    const history = [
      logged("squat", 22, "6,6,6,6@120", { lift: lower, shown: shown(4, 5, 8) }),
      logged("squat", 6, "6,6,6@107.5", { lift: lower, shown: shown(4, 5, 8, "return") }),
    ]
    expect(nextOf("squat", history).loads).toEqual([112.5, 112.5, 112.5, 112.5])
    history.push(logged("squat", 3, "6,6,6,6@112.5", { lift: lower, shown: shown(4, 5, 8, "return") }))
    expect(nextOf("squat", history)).toMatchObject({ phase: "build", loads: [120, 120, 120, 120] })
  })
})

describe("a lighter week", () => {
  const week = (ago: number, [squat, bench, row]: [string, string, string], isLinked = true): LoggedLift[] =>
    [ago, ago - 3].flatMap((day) => [
      logged("squat", day, squat, { lift: lower, ...(isLinked && { shown: shown(4, 5, 8) }) }),
      logged("bench", day, bench, isLinked ? { shown: shown(4, 5, 8) } : {}),
      logged("row", day, row, isLinked ? { shown: shown(4, 8, 12) } : {}),
    ])
  const good = [63, 56, 49, 42, 35].flatMap((ago) =>
    week(ago, ["6,6,6,6@130 8", "6,6,6,6@90 8", "10,10,10,10@70 8"]),
  )
  const bad = [26, 19, 12].flatMap((ago) =>
    week(ago, ["5,4,4,3@132.5 9.5", "5,4,4,4@92.5 9.5", "8,8,8,8@70 9.5"]),
  )

  it("is due after stalls with signs of fatigue", () => {
    const training = onDay(foldTraining([...good, ...bad], [], coachRules), today, coachRules)
    const reason = lighterWeekDue(training, today, coachRules)
    expect(reason && lighterWeekSentence(reason)).toBe(
      "Most of your sets are at the limit and a lift has stalled. Make this week lighter.",
    )
  })

  it("isn't due when every set is at the top and nothing heavier was tried", () => {
    const history = [35, 28, 21, 14, 7].flatMap((ago) =>
      week(ago, ["12,12,12@140", "12,12,12@22", "12,12,12@50"], false),
    )
    const training = onDay(foldTraining(history, [], coachRules), today, coachRules)
    expect(lighterWeekDue(training, today, coachRules)).toBeNull()
  })

  it("is recognized without a prescription, and doesn't change the usual sets", () => {
    const light = week(5, ["5,5@117.5", "5,5@82.5", "8,8@62.5"], false)
    const training = foldTraining([...good, ...bad, ...light], [], coachRules)
    expect(training.lighterWeeks).toHaveLength(1)
    const next = nextOf("squat", [...good, ...bad, ...light])
    expect(next.sets.length === 4 || next.phase === "lighter").toBe(true)
    expect(training.lifts.get("squat")?.roles[0]?.base.sets).toBe(4)
  })
})
