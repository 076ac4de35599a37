import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { foldRun } from "../fold-run.ts"
import { scaleOf, steppedScale } from "#domain/loads/load-scale.ts"
import { planOf } from "../plan.ts"
import type { Load, Program, ProgramDay, ProgramSet } from "../program.ts"
import type { RuleName } from "../rule.ts"
import { isRuleName, ruleWords } from "../text/rule-words.ts"
import { readPrograms } from "../text/read-programs.ts"
import { withCarriedLoads } from "./carried-loads.ts"
import { withRuleChanged } from "./changed-rule.ts"
import { type DayDraft, draftOfDay } from "./day-draft.ts"
import { planOfEdit, programWithDay, sessionOfEdit } from "./edited-day.ts"
import { withSetChanged } from "./edit-sets.ts"
import { readDay } from "./read-day.ts"
import { basisOf } from "./rule-loads.ts"

const find = (name: string) => ({ exercise_id: name.toLowerCase(), exercise_name: name })
const names = Object.keys(ruleWords).filter(isRuleName)
const bar = steppedScale(2.5, { lightest: 20, heaviest: 1000 })
const dumbbells = scaleOf(Array.from({ length: 400 }, (_, place) => 2 * (place + 1)))

function programOf(text: string): Program {
  const [program] = readPrograms(text, find).programs
  if (!program) throw new Error("The text has no program.")
  return program
}

/** The draft of a day with a different rule for its first exercise, changed as the form does it. */
function withRule(draft: DayDraft, name: RuleName, program: Program): DayDraft {
  const [line] = draft.lines
  if (!line) throw new Error("The day has no line.")
  const others = program.days.slice(1).flatMap(({ lines }) => lines)
  return withRuleChanged(draft, line, { ...line.rule, name }, { unit: "kg", others })
}

function dayFrom(draft: DayDraft): ProgramDay {
  const reading = readDay(draft, "kg")
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return reading.day
}

const firstDay = (program: Program): ProgramDay => program.days[0] ?? { name: "", weekday: null, lines: [] }

/** The loads of the first day as the draft has them, by week. */
const loadsIn = ({ lines }: DayDraft) =>
  lines[0]?.weeks.map((week) => week.flatMap((sets) => sets.map(({ load }) => load)))

const waves = programOf(`program P, 1 days, 3 weeks repeating
day A
Squat: 5@65%, 5@75%, 5+@85% / 3@70%, 3@80%, 3+@90% / 5@75%, 3@85%, 1+@95% | tm`)
const draft = draftOfDay(firstDay(waves))

describe("the sets of an exercise whose rule changes", () => {
  it("keep their ratios, with the heaviest at the load of the new rule", () => {
    const linear = withRule(draft, "linear", waves)
    expect(loadsIn(linear)).toEqual([
      ["68.4% of load", "78.9% of load", "89.5% of load"],
      ["73.7% of load", "84.2% of load", "94.7% of load"],
      ["78.9% of load", "89.5% of load", ""],
    ])
    expect(loadsIn(withRule(linear, "tm", waves))).toEqual(loadsIn(draft))
    expect(loadsIn(withRule(linear, "fixed", waves))).toEqual(Array.from({ length: 3 }, () => ["", "", ""]))
  })

  it("get percentages of a training max that suit their reps", () => {
    const fives = programOf("program P, 1 days, open end\nday A\nSquat: 3x5 | linear")
    expect(loadsIn(withRule(draftOfDay(firstDay(fives)), "tm", fives))).toEqual([["85%"]])
    expect(loadsIn(withRule(draftOfDay(firstDay(fives)), "rpe", fives))).toEqual([["RPE 8"]])
  })

  it("are the original ones again once the rule is, unless they were edited in between", () => {
    const there = names.reduce((before, name) => withRule(before, name, waves), draft)
    expect(withRule(there, "tm", waves)).toEqual(draft)
    const linear = withRule(draft, "linear", waves)
    const [line] = linear.lines
    if (!line) throw new Error("The day has no line.")
    const id = line.weeks[2]?.[0]?.[2]?.id ?? ""
    const edited = withSetChanged(line, { week: 2, turn: 0 }, { id, load: "90% of load" })
    expect(loadsIn(withRule({ ...linear, lines: [edited] }, "tm", waves))?.[2]).toEqual([
      "79.1%",
      "89.8%",
      "90.3%",
    ])
  })

  it("stay if only the rule's numbers change", () => {
    const [line] = draft.lines
    if (!line) throw new Error("The day has no line.")
    const rule = { ...line.rule, texts: { "inc.kg": "5", "inc.lbs": "10" } }
    expect(loadsIn(withRuleChanged(draft, line, rule, { unit: "kg", others: [] }))).toEqual(loadsIn(draft))
  })
})

const natural: Record<ReturnType<typeof basisOf>, fc.Arbitrary<Load | null>> = {
  own: fc.oneof(
    fc.constant(null),
    fc.integer({ min: 50, max: 100 }).map((percent) => ({ of: "own" as const, percent })),
  ),
  max: fc.integer({ min: 40, max: 100 }).map((percent) => ({ of: "tm" as const, percent })),
  estimate: fc.oneof(
    fc.integer({ min: 6, max: 10 }).map((rpe) => ({ of: "rpe" as const, rpe })),
    fc.integer({ min: 50, max: 80 }).map((percent) => ({ of: "own" as const, percent })),
  ),
  none: fc.integer({ min: 20, max: 150 }).map((weight) => ({ of: "weight" as const, weight, unit: "kg" })),
}

/** A lift's sets of one week under a rule, on two days. */
const lifts = (from: RuleName) => {
  const set: fc.Arbitrary<ProgramSet> = fc
    .record({
      count: fc.integer({ min: 1, max: 3 }),
      reps: fc.integer({ min: 1, max: 12 }),
      load: natural[basisOf(from)],
    })
    .map(({ count, reps, load }) => ({
      ...{ count, load, decides: false },
      amount: { unit: "reps" as const, low: reps, high: reps, open: false, parts: [] },
    }))
  // Some rules prescribe a number of equal sets of their own.
  const sets = fc.array(set, {
    minLength: 1,
    maxLength: ["volume", "distance", "ladder"].includes(from) ? 1 : 4,
  })
  return fc.record({
    days: fc.tuple(
      fc.array(sets, { minLength: 1, maxLength: 3 }),
      fc.array(sets, { minLength: 1, maxLength: 3 }),
    ),
    x: fc.integer({ min: 400, max: 1200 }).map((quarters) => quarters / 4),
    scale: fc.constantFrom(bar, dumbbells),
  })
}

describe.each(names)("a lift under the rule %s", (from) => {
  it.each(names.filter((name) => name !== from))(
    "gets loads no heavier, and less than a step lighter, under %s",
    (to) => {
      fc.assert(
        fc.property(lifts(from), ({ days, x, scale }) => {
          const ref = find("Squat")
          const program: Program = {
            ...waves,
            ...{ days_per_week: 2, weeks: 3 },
            days: days.map((weeks, place) => ({
              ...{ name: String(place), weekday: null },
              lines: [
                {
                  ...ref,
                  rule: { name: from },
                  rest: null,
                  joined: false,
                  weeks: weeks.map((sets) => [sets]),
                },
              ],
            })),
          }
          const options = { gear: () => scale, isLowerBody: () => true }
          const plan = planOf("v1", program, options)
          const run = {
            ...{ id: "r", version: "v1", started_on: "2026-11-20", unit: "kg" as const, weekdays: [] },
            ...{ missed: "left_out" as const, advance: "order" as const },
            starts: { loads: { [`squat:${from}`]: x }, maxes: {} },
          }
          const standing = foldRun({ run, plans: new Map([["v1", plan]]), events: [], sessions: [] })
          if (!standing) throw new Error("The run can't be folded.")

          const changed = withRule(draftOfDay(firstDay(program)), to, program)
          expect(withRule(changed, from, program)).toEqual(draftOfDay(firstDay(program)))
          const edited = planOfEdit(programWithDay(program, 0, dayFrom(changed)), standing, options)
          const after = withCarriedLoads(standing, edited)
          for (const day of [0, 1]) {
            const [old, now] = [plan, edited].map((each, turn) =>
              sessionOfEdit(turn === 0 ? standing : after, each, {
                day,
                week: 0,
                weeks: 3,
              }).lines[0]?.sets.map(({ load }) => load),
            )
            for (const [one, other] of pairs(old ?? [], now ?? [], [from, to])) {
              expect(other).toBeLessThanOrEqual(one)
              expect(other).toBeGreaterThanOrEqual(scale.lighter(one))
            }
          }
        }),
        { numRuns: 5 },
      )
    },
  )
})

/**
 * The loads before and after, set by set where both are known. A ladder has one load, which is that of the
 * heaviest set.
 */
function pairs(
  old: readonly (number | null)[],
  now: readonly (number | null)[],
  rules: readonly RuleName[],
): [number, number][] {
  const known = (loads: readonly (number | null)[]) => loads.flatMap((load) => load ?? [])
  if (rules.includes("ladder"))
    return known(old).length > 0 && known(now).length > 0
      ? [[Math.max(...known(old)), Math.max(...known(now))]]
      : []
  return old.flatMap((load, place) => {
    const after = now[place] ?? null
    return load === null || after === null ? [] : [[load, after] as [number, number]]
  })
}
