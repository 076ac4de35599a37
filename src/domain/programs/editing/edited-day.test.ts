import { describe, expect, it } from "vitest"
import { foldRun } from "../fold-run.ts"
import { steppedScale } from "#domain/loads/load-scale.ts"
import { planOf } from "../plan.ts"
import type { Program } from "../program.ts"
import { readPrograms } from "../text/read-programs.ts"
import { draftOfDay } from "./day-draft.ts"
import {
  nextSessionWithEdit,
  planOfEdit,
  programWithDay,
  sessionOfEdit,
  sessionsToCome,
} from "./edited-day.ts"
import { withLine, withLineBack, withLineJoined, withLineMoved, withoutLine } from "./edit-lines.ts"
import { withRuleChanged } from "./changed-rule.ts"
import { withOwnWeeks, withSameWeeks, withSetAdded, withSetChanged, withoutSet } from "./edit-sets.ts"
import { readDay } from "./read-day.ts"

const find = (name: string) => ({ exercise_id: name.toLowerCase(), exercise_name: name })
const scale = steppedScale(2.5, { lightest: 20, heaviest: 300 })
const options = { gear: () => scale, isLowerBody: () => false }
const today = "2026-11-20"

function programOf(text: string): Program {
  const [program] = readPrograms(text, find).programs
  if (!program) throw new Error("The text has no program.")
  return program
}

const program = programOf(`program P, 2 days, 3 weeks repeating
day Bench
Bench: 5@65%, 5+@85% / 3@70%, 3+@90% / 5@75%, 1+@95% | tm inc=2.5kg/5lb
Row: 3x8-12 | double inc=2.5kg/5lb
day Squat
Squat: 3x5 | linear inc=5kg/10lb`)

function standingAt(load: number) {
  const run = {
    ...{ id: "r", version: "v1", started_on: today, unit: "kg" as const, missed: "left_out" as const },
    ...{ advance: "order" as const, weekdays: [0, 2] },
    starts: { loads: { "row:double": load, "squat:linear": 100 }, maxes: { bench: { tm: 100, e1rm: null } } },
  }
  const plans = new Map([["v1", planOf("v1", program, options)]])
  const standing = foldRun({ run, plans, events: [], sessions: [] })
  if (!standing) throw new Error("The run can't be folded.")
  return standing
}

const bench = program.days[0]
if (!bench) throw new Error("The program has no day.")
const draft = draftOfDay(bench)
const lineAt = (place: number) => {
  const line = draft.lines[place]
  if (!line) throw new Error("The day has too few lines.")
  return line
}
const first = lineAt(0)
const row = lineAt(1)

/** The plan of the program with this draft as its first day. */
function planWith(changed: typeof draft) {
  const reading = readDay(changed, "kg")
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return planOfEdit(programWithDay(program, 0, reading.day), standingAt(40), options)
}

const withRow = (change: (line: typeof row) => typeof row) => ({ ...draft, lines: [first, change(row)] })
const setOf = (line: typeof row) => line.weeks[0]?.[0]?.[0]?.id ?? ""
const loadsOf = (session: { lines: { sets: { load: number | null }[] }[] } | null) =>
  session?.lines.map(({ sets }) => sets.map(({ load }) => load))

describe("the exercises of a day", () => {
  it("are added with sets that suit their kind", () => {
    const dips = { exercise_id: "dip", exercise_name: "Dip", measure: "weight_reps" }
    const added = withLine(withLine(draft, dips, "a"), { ...dips, measure: "distance_time" }, "b")
    const reading = readDay(added, "kg")
    expect(
      reading.ok && reading.day.lines.slice(2).map(({ weeks, rule }) => [weeks[0]?.[0], rule.name]),
    ).toEqual([
      [
        [expect.objectContaining({ count: 3, amount: expect.objectContaining({ low: 8, high: 12 }) })],
        "double",
      ],
      [
        [
          expect.objectContaining({
            count: 1,
            amount: expect.objectContaining({ unit: "minutes", low: 20 }),
          }),
        ],
        "fixed",
      ],
    ])
  })

  it("can be moved, joined as a superset, and put back where they were", () => {
    expect(withLineMoved(draft, row.id, -1).lines.map(({ id }) => id)).toEqual([row.id, first.id])
    const reading = readDay(withLineJoined(draft, first.id, true), "kg")
    expect(reading.ok && reading.day.lines.map(({ joined }) => joined)).toEqual([false, true])
    expect(withLineBack(withoutLine(draft, first.id), first, 0)).toEqual(draft)
    expect(withLineBack(draft, first, 0)).toEqual(draft)
  })
})

describe("a line's sets", () => {
  it("change in the week shown, or in all weeks if one week repeats", () => {
    const place = { week: 2, turn: 0 }
    const added = withSetAdded(first, place, "new")
    expect(added.weeks.map(([sets]) => sets?.length)).toEqual([2, 2, 3])
    expect(withoutSet(added, place, "new")).toEqual(first)
    const changed = withSetChanged(row, place, { id: setOf(row), amount: "6-8" })
    expect(changed.weeks).toHaveLength(1)
    expect(changed.weeks[0]?.[0]?.[0]?.amount).toBe("6-8")
  })

  it("can differ by week, and be the same in every week again", () => {
    const own = withOwnWeeks(row, 3, "new")
    expect(own.weeks).toHaveLength(3)
    expect(new Set(own.weeks.flat(2).map(({ id }) => id)).size).toBe(3)
    const last = withSetChanged(own, { week: 2, turn: 0 }, { id: "new 2 0 0", amount: "5" })
    expect(
      withSameWeeks(last, 2)
        .weeks.flat(2)
        .map(({ amount }) => amount),
    ).toEqual(["5"])
  })
})

describe("a rule", () => {
  const shared = programOf(`program P, 2 days, open end
day A
Squat: 3x5 | linear inc=5kg/10lb
Row: 3x5 | linear inc=2.5kg/5lb
day B
Squat: 2x5 | linear inc=5kg/10lb
Row: 3x5 | double`)
  const dayA = shared.days[0] ?? bench

  it("changes on all days of its lift, and on no other", () => {
    const lines = dayA.lines.map((line) => ({ ...line, rule: { name: "linear" as const, fails: 2 } }))
    const changed = programWithDay(shared, 0, { ...dayA, lines })
    expect(changed.days[1]?.lines.map(({ rule, weeks }) => [rule, weeks[0]?.[0]?.[0]?.count])).toEqual([
      [{ name: "linear", fails: 2 }, 2],
      [{ name: "double" }, 3],
    ])
    expect(programWithDay(shared, 0, dayA)).toEqual(shared)
    expect(programWithDay(shared, 0, { ...dayA, lines: [] }).days[1]).toEqual(shared.days[1])
  })

  it("changes in all of its lift's lines in the form", () => {
    const twice = draftOfDay({ ...dayA, lines: [...dayA.lines, ...dayA.lines] })
    const squat = twice.lines[0] ?? first
    const fixed = { name: "fixed" as const, texts: {}, ladder: [] }
    const changed = withRuleChanged(twice, squat, fixed, { unit: "kg", others: [] })
    expect(changed.lines.map(({ rule }) => rule.name)).toEqual(["fixed", "linear", "fixed", "linear"])
  })
})

describe("an edited day", () => {
  const edit = withRow((line) =>
    withSetChanged(line, { week: 0, turn: 0 }, { id: setOf(row), load: "45 kg" }),
  )

  it("shows its numbers with the run's loads, in any week of the cycle", () => {
    const place = { id: first.weeks[2]?.[0]?.[1]?.id ?? "", load: "90%" }
    const lines = [withSetChanged(first, { week: 2, turn: 0 }, place), row]
    const session = sessionOfEdit(standingAt(40), planWith({ ...draft, lines }), {
      day: 0,
      week: 2,
      weeks: 3,
    })
    expect(loadsOf(session)).toEqual([
      [75, 90],
      [40, 40, 40],
    ])
  })

  it("can apply to the next session only, and the lift continues from its load", () => {
    const session = nextSessionWithEdit(standingAt(40), planWith(edit), { day: 0, today })
    expect(loadsOf(session)?.[1]).toEqual([45, 45, 45])
    expect(session?.lines[1]).toMatchObject({ x: 45, rounded: 45 })
    expect(session?.lines[0]).toMatchObject({ x: 100 })
    expect(session?.version).toBe("v1")
  })

  it("can't apply to one session only while another day is next", () => {
    const changed = planOfEdit(program, standingAt(40), options)
    expect(nextSessionWithEdit(standingAt(40), changed, { day: 1, today })).toBeNull()
  })

  it("shows its upcoming sessions with their sets if every target is met", () => {
    const sessions = sessionsToCome(standingAt(40), planWith(draft), { day: 0, today, count: 4, weeks: 3 })
    expect(sessions.map(({ session: { week, lines } }) => [week, lines[0]?.sets.at(-1)?.load])).toEqual([
      [0, 85],
      [1, 90],
      [2, 95],
      [3, 87.5],
    ])
  })
})
