import { describe, expect, it } from "vitest"
import { programLibrary } from "../library/library.ts"
import type { ProgramDay } from "../program.ts"
import { readPrograms } from "../text/read-programs.ts"
import { type DayDraft, draftOfDay } from "./day-draft.ts"
import { readDay } from "./read-day.ts"
import { withIncrementText } from "./rule-draft.ts"

const find = (name: string) => ({ exercise_id: `id of ${name}`, exercise_name: name })

function dayOf(lines: string): ProgramDay {
  const { programs, problems } = readPrograms(
    `program P, 1 days, 4 weeks repeating\nday Bench\n${lines}`,
    find,
  )
  expect(problems).toEqual([])
  const day = programs[0]?.days[0]
  if (!day) throw new Error("The text has no day.")
  return day
}

const draftFrom = (lines: string) => draftOfDay(dayOf(lines))

/** The draft with different text in the first set of its first exercise. */
function withFirstSet(draft: DayDraft, texts: { count?: string; amount?: string; load?: string }): DayDraft {
  const [line] = draft.lines
  const [set] = line?.weeks[0]?.[0] ?? []
  if (!line || !set) throw new Error("The draft has no set.")
  return { ...draft, lines: [{ ...line, weeks: [[[{ ...set, ...texts }]]] }] }
}

function firstSetOf(draft: DayDraft) {
  const reading = readDay(draft, "kg")
  return reading.ok ? reading.day.lines[0]?.weeks[0]?.[0]?.[0] : reading.problems
}

const waves = "Bench Press (Barbell): 5@65%, 5+@85%, 5x5@first | tm inc=2.5kg/5lb | rest 3:00"

describe("the form of a program's day", () => {
  it("gives back the same day, for every day of the library", () => {
    const days = programLibrary.flatMap((text) =>
      readPrograms(text, find).programs.flatMap(({ days }) => days),
    )
    expect(days.length).toBeGreaterThan(60)
    for (const day of days) expect(readDay(draftOfDay(day), "kg")).toEqual({ ok: true, day })
  })

  it("shows a set as people write it", () => {
    const [line] = draftFrom(waves).lines
    const shown = line?.weeks[0]?.[0]?.map(({ count, amount, load }) => [count, amount, load])
    expect(shown).toEqual([
      ["1", "5", "65%"],
      ["1", "5+", "85%"],
      ["5", "5", "first set"],
    ])
    expect(line?.rest).toBe("3:00")
  })

  it.each([
    ["8 – 12", { unit: "reps", low: 8, high: 12, open: false, parts: [] }],
    ["3+", { unit: "reps", low: 3, high: 3, open: true, parts: [] }],
    ["5 reps", { unit: "reps", low: 5, high: 5, open: false, parts: [] }],
    ["30 sec", { unit: "seconds", low: 30, high: 30, open: false, parts: [] }],
    ["30 s+", { unit: "seconds", low: 30, high: 30, open: true, parts: [] }],
    ["2,5 km", { unit: "km", low: 2.5, high: 2.5, open: false, parts: [] }],
    ["90 s + 120 s", { unit: "intervals", low: 210, high: 210, open: false, parts: [90, 120] }],
  ])("reads %s as a set's amount", (amount, read) => {
    expect(firstSetOf(withFirstSet(draftFrom(waves), { amount }))).toMatchObject({ amount: read })
  })

  it.each([
    ["", null],
    ["72,5", { of: "tm", percent: 72.5 }],
    ["80 kg", { of: "weight", weight: 80, unit: "kg" }],
    ["185 lbs", { of: "weight", weight: 185, unit: "lbs" }],
    ["RPE 8.5", { of: "rpe", rpe: 8.5 }],
    ["First set", { of: "first", percent: 100 }],
    ["90 % of first set", { of: "first", percent: 90 }],
    ["70 % of 1RM", { of: "e1rm", percent: 70 }],
    ["last time", { of: "last" }],
    ["body weight", { of: "body", weight: 0, unit: "kg" }],
    ["−20 kg", { of: "body", weight: -20, unit: "kg" }],
  ])("reads %j as a set's load", (load, read) => {
    expect(firstSetOf(withFirstSet(draftFrom(waves), { load }))).toMatchObject({ load: read })
  })

  it("reads a bare number as a weight if there is no training max", () => {
    const draft = draftFrom("Back Squat (Barbell): 3x5 | linear inc=5kg/10lb")
    expect(firstSetOf(withFirstSet(draft, { load: "80" }))).toMatchObject({
      load: { of: "weight", weight: 80, unit: "kg" },
    })
  })

  it.each([
    [{ amount: "five" }, "amount", "unreadable", null],
    [{ amount: "8-5" }, "amount", "unreadable", null],
    [{ load: "heavy" }, "load", "unreadable", null],
    [{ load: "400%" }, "load", "too_big", 300],
    [{ count: "51" }, "count", "too_big", 50],
    [{ count: "0" }, "count", "too_small", 1],
    [{ count: "" }, "count", "unreadable", null],
  ] as const)("reports at the field what is wrong with %j", (texts, field, what, limit) => {
    const draft = withFirstSet(draftFrom(waves), texts)
    const id = draft.lines[0]?.weeks[0]?.[0]?.[0]?.id
    expect(firstSetOf(draft)).toEqual([{ field: `${id} ${field}`, what, limit }])
  })

  it("reports at the field what is wrong with a rule, a rest and the name", () => {
    const draft = draftFrom(waves)
    const [line] = draft.lines
    if (!line) throw new Error("The draft has no line.")
    const problemsOf = (changed: DayDraft) => {
      const reading = readDay(changed, "kg")
      return reading.ok ? [] : reading.problems
    }
    const rule = { ...line.rule, texts: { ...line.rule.texts, back: "a lot" } }
    expect(problemsOf({ ...draft, lines: [{ ...line, rule }] })).toEqual([
      { field: "line 0 rule back", what: "unreadable", limit: null },
    ])
    const steep = { ...line.rule, texts: { "inc.kg": "2000", "inc.lbs": "5" } }
    expect(problemsOf({ ...draft, lines: [{ ...line, rule: steep }] })).toEqual([
      { field: "line 0 rule inc", what: "too_big", limit: 1000 },
    ])
    expect(problemsOf({ ...draft, lines: [{ ...line, rest: "soon" }] })).toEqual([
      { field: "line 0 rest", what: "unreadable", limit: null },
    ])
    expect(problemsOf({ ...draft, lines: [{ ...line, weeks: [[[]]] }] })).toEqual([
      { field: "line 0 sets", what: "too_small", limit: 1 },
    ])
    const crowded = draftFrom(Array.from({ length: 5 }, () => "Push Up: 40x5 | double").join("\n"))
    const [first, ...others] = crowded.lines
    if (!first) throw new Error("The draft has no line.")
    const volume = { ...first.rule, name: "volume" as const, texts: { max: "41" } }
    expect(problemsOf({ ...crowded, lines: [{ ...first, rule: volume }, ...others] })).toEqual([
      { field: "sets", what: "too_big", limit: 200 },
    ])
    expect(problemsOf({ ...draft, name: " " })).toEqual([{ field: "name", what: "too_small", limit: 1 }])
  })
})

describe("a rule's fields", () => {
  const ruleOf = (draft: DayDraft) => {
    const reading = readDay(draft, "kg")
    return reading.ok ? reading.day.lines[0]?.rule : reading.problems
  }
  const withRule = (rule: Partial<DayDraft["lines"][number]["rule"]>) => {
    const draft = draftFrom(waves)
    return { ...draft, lines: draft.lines.map((line) => ({ ...line, rule: { ...line.rule, ...rule } })) }
  }

  it("show what comes off, and store what is left", () => {
    expect(ruleOf(withRule({ name: "linear", texts: { back: "15", fails: "2" } }))).toEqual({
      name: "linear",
      back: 85,
      fails: 2,
    })
  })

  it("add the usual step in pounds to one in kilograms, and vice versa", () => {
    const rule = { name: "linear" as const, texts: {}, ladder: [] }
    const pairOf = (text: string, unit: "kg" | "lbs") => withIncrementText(rule, "inc", { text, unit }).texts
    expect(pairOf("2.5", "kg")).toEqual({ "inc.kg": "2.5", "inc.lbs": "5" })
    expect(pairOf("5", "kg")).toEqual({ "inc.kg": "5", "inc.lbs": "10" })
    expect(pairOf("0.5", "kg")).toEqual({ "inc.kg": "0.5", "inc.lbs": "2.5" })
    expect(pairOf("10", "lbs")).toEqual({ "inc.lbs": "10", "inc.kg": "5" })
    expect(pairOf("0", "kg")).toEqual({ "inc.kg": "0", "inc.lbs": "0" })
    expect(pairOf("", "kg")).toEqual({ "inc.kg": "", "inc.lbs": "" })
  })

  it("read a ladder's stages as they are written", () => {
    const texts = { stages: "5 x 3+, 6x2+, 10×1+", restart: "test" }
    expect(ruleOf(withRule({ name: "ladder", texts }))).toEqual({
      name: "ladder",
      restart: "test",
      stages: [
        { sets: 5, reps: 3, open: true },
        { sets: 6, reps: 2, open: true },
        { sets: 10, reps: 1, open: true },
      ],
    })
  })

  it("leave out the fields of other rules", () => {
    expect(ruleOf(withRule({ name: "fixed", texts: { goal: "30", fails: "3" } }))).toEqual({ name: "fixed" })
  })
})
