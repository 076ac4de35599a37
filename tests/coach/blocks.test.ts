import { describe, expect, it } from "vitest"
import { blockByRules, type RuledBlock } from "#domain/coach/blocks/block-rules.ts"
import { type Athlete, type AthleteFacts, athleteOf } from "#domain/coach/person/athlete.ts"
import { weekByRules } from "#domain/coach/rules/week-rules.ts"
import { gearOf } from "#domain/programs/gear.ts"
import type { ShownSession } from "#domain/programs/prescription.ts"
import { programSchema } from "#domain/programs/program.ts"
import { Trainee, asAsked, type Reply } from "../programs/trainee.ts"
import { cases, exerciseOf, library, workoutsOf } from "./histories.ts"

const benchPress = exerciseOf("Bench Press (Barbell)")
const facts: AthleteFacts = {
  ...{ today: "2026-11-18", unit: "kg", exercises: library, avoided: [], experience: null, age: null },
  equipment: ["barbell", "dumbbell"],
  ...{ workouts: [], goals: [], barbells: null, weeklySets: { low: 10, high: 20 } },
}
const bench = { name: "Bench Press (Barbell)", sets: 3, reps: 9, weight: 60, planned: "8-12" }
const squat = { name: "Back Squat (Barbell)", sets: 4, reps: 9, weight: 90, planned: "8-12" }
/** Three days a week for this many weeks, the last ones with a note if there is one. */
const trained = (weeks: number, note?: string, changes: Partial<AthleteFacts> = {}): Athlete =>
  athleteOf({
    ...facts,
    workouts: workoutsOf({
      weeks,
      days: [0, 2, 4].map((weekday) => ({
        ...{ weekday, name: "Full body", lifts: [squat, bench] },
        ...(note !== undefined && { notes: note }),
      })),
    }),
    ...changes,
  })

function blockFor(athlete: Athlete, weeks = 4): RuledBlock {
  const block = blockByRules(athlete, weeks)
  if ("refusal" in block) throw new Error(block.refusal)
  return block
}

const gear = gearOf(
  new Map(
    library.map(({ exercise_id, equipment, measure }) => [
      exercise_id,
      {
        equipment,
        measure: measure === "weight_reps" ? measure : ("reps" as const),
        load: "outside" as const,
      },
    ]),
  ),
  null,
)

/** Someone who has started the block with the coach's loads. */
function start({ program, loads }: RuledBlock): Trainee {
  const keys = program.days.flatMap(({ lines }) =>
    lines.map(({ exercise_id, rule }) => [`${exercise_id}:${rule.name}`, loads.get(exercise_id)] as const),
  )
  const own = Object.fromEntries(keys.flatMap(([key, load]) => (load === undefined ? [] : [[key, load]])))
  return new Trainee(program, { starts: { loads: own, maxes: {} } }, gear)
}
const setsOf = ({ lines }: ShownSession, id: string) =>
  lines.find(({ exercise_id }) => exercise_id === id)?.sets ?? []
const toTheTop: Reply = ({ load, high }) => ({ load, amount: high, rpe: null })
const tooFew: Reply = ({ load, low }) => ({ load, amount: low - 3, rpe: null })

describe("a plan of weeks from the coach", () => {
  it("is a program that can be saved, for everyone whom it plans for", () => {
    const planned = cases.flatMap(({ name, athlete }) =>
      [4, 6, 8].flatMap((weeks) => {
        const block = blockByRules(athlete, weeks)
        if ("refusal" in block) return []
        expect(programSchema.safeParse(block.program).error, name).toBeUndefined()
        expect(block.program.weeks).toBe(weeks)
        return [block]
      }),
    )
    expect(planned.length).toBeGreaterThan(cases.length)
  })

  it("begins with the sets, reps and loads of the week that the coach plans", () => {
    const athlete = trained(8)
    const first = start(blockFor(athlete)).next
    const { prescriptions } = weekByRules(athlete)
    expect(prescriptions.size).toBe(2)
    for (const [id, { sets }] of prescriptions)
      expect(setsOf(first, id)).toMatchObject(sets.map(({ low, high, load }) => ({ low, high, load })))
  })

  it("goes on to the next weight after the top of the range, and cuts after the second miss only", () => {
    const person = start(blockFor(trained(8)))
    const load = () => setsOf(person.next, benchPress.exercise_id)[0]?.load
    expect(load()).toBe(60)
    person.train(toTheTop)
    expect(load()).toBe(62.5)
    person.train(tooFew)
    expect(load()).toBe(62.5)
    person.train(tooFew)
    expect(load()).toBe(60)
  })

  it("has half the sets a tenth lighter in its lighter week, which changes no load", () => {
    const block = blockFor(trained(8), 6)
    expect(block.lighter).toBe(4)
    const person = start(block)
    while (person.next.week < 3) person.train(asAsked)
    const [before] = setsOf(person.next, benchPress.exercise_id)
    expect(setsOf(person.next, benchPress.exercise_id)).toHaveLength(2)
    const built = before?.load ?? 0
    while (person.next.week === 3) person.train(toTheTop)
    const [after] = setsOf(person.next, benchPress.exercise_id)
    expect(setsOf(person.next, benchPress.exercise_id)).toHaveLength(3)
    expect(after?.load).toBeGreaterThan(built)
    expect(after?.load).toBeLessThanOrEqual(Math.ceil(built / 0.9 / 2.5) * 2.5)
  })

  it("gives someone new simple exercises without loads and no lighter week", () => {
    const block = blockFor(athleteOf(facts))
    expect([block.lighter, block.loads.size]).toEqual([null, 0])
    const lines = block.program.days.flatMap((day) => day.lines)
    expect(lines.length).toBeGreaterThan(5)
    for (const { exercise_name } of lines) expect(exerciseOf(exercise_name).skill).toBeLessThanOrEqual(2)
  })

  it("leaves out what a limit rules out, and what the equipment doesn't allow", () => {
    const avoided = [{ exercise_id: benchPress.exercise_id, muscle: null, reason: null }]
    const names = (athlete: Athlete) =>
      blockFor(athlete).program.days.flatMap(({ lines }) => lines.map((line) => line.exercise_name))
    expect(names(trained(8))).toContain(bench.name)
    expect(names(trained(8, undefined, { avoided }))).not.toContain(bench.name)
    const band = names(athleteOf({ ...facts, equipment: ["band"] }))
    for (const name of band) expect(["band", "bodyweight"]).toContain(exerciseOf(name).equipment)
  })

  it("raises nothing while a note asks for care", () => {
    const person = start(blockFor(trained(8, "Operation next month: surgery on my hand")))
    const before = setsOf(person.next, benchPress.exercise_id)
    expect(before.length).toBeGreaterThan(0)
    for (let session = 0; session < 6; session += 1) person.train(toTheTop)
    expect(setsOf(person.next, benchPress.exercise_id)[0]?.load).toBe(before[0]?.load)
  })

  it("is refused in words after chest pain, with a fever, and on the way back from time off", () => {
    expect(blockByRules(trained(8, "chest pain on the last set"), 4)).toMatchObject({
      refusal: expect.stringMatching(/medical help/) as string,
    })
    expect(blockByRules(trained(8, "fever since yesterday"), 4)).toHaveProperty("refusal")
    const today = "2026-12-20"
    expect(blockByRules(trained(8, undefined, { today }), 4)).toMatchObject({
      refusal: expect.stringMatching(/^You’re coming back after \d+ days off/) as string,
    })
  })
})
