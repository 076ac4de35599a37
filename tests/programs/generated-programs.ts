import * as fc from "fast-check"
import { goals, levels, needs } from "#domain/programs/fact-words.ts"
import type { Amount, Load, Program, ProgramLine, ProgramSet } from "#domain/programs/program.ts"
import type { ExerciseRef, Rule } from "#domain/programs/rule.ts"

// Names built from parts that have a special meaning elsewhere in the text form.
const name = fc
  .array(
    fc.constantFrom("Squat", "Bench ", ": ", "|", ", ", '"', "\\", " on Mon", "day ", "+ ", "#", "é", "x"),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join("").trim())
  .filter((text) => text !== "")
const exercise = (names: fc.Arbitrary<string>): fc.Arbitrary<ExerciseRef> =>
  names.map((text) => ({ exercise_id: text, exercise_name: text }))

const nice = (max: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: max * 4 }).map((quarters) => quarters / 4),
    // Numbers that aren't round, as they come from other units or other clients.
    fc.double({ min: 0.001, max, noNaN: true }),
  )
const percent = nice(130)
const unit = fc.constantFrom("kg", "lbs")
const small = fc.integer({ min: 1, max: 20 })

const amount: fc.Arbitrary<Amount> = fc.oneof(
  fc
    .record({
      unit: fc.constantFrom("reps", "seconds", "minutes", "km", "mi"),
      low: nice(30),
      more: fc.oneof(fc.constant(0), nice(10)),
      open: fc.boolean(),
    })
    .map(({ unit, low, more, open }) => ({ unit, low, high: low + more, open, parts: [] })),
  fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 2, maxLength: 6 }).map((parts) => {
    const total = parts.reduce((sum, seconds) => sum + seconds, 0)
    return { unit: "intervals" as const, low: total, high: total, open: false, parts }
  }),
)

const load: fc.Arbitrary<Load> = fc.oneof(
  fc.record({
    of: fc.constant("weight" as const),
    // Negative for assistance.
    weight: fc.oneof(
      nice(200),
      nice(200).map((weight) => 0 - weight),
    ),
    unit,
  }),
  fc.record({ of: fc.constantFrom("tm", "e1rm", "own", "first"), percent }),
  fc.record({ of: fc.constant("rpe" as const), rpe: fc.constantFrom(6, 7.5, 10) }),
  fc.constant({ of: "last" as const }),
  fc
    .record({ weight: fc.integer({ min: -80, max: 80 }).map((halves) => halves / 2), unit })
    .map(({ weight, unit }) => ({ of: "body" as const, weight, unit: weight === 0 ? "kg" : unit })),
)

const set: fc.Arbitrary<ProgramSet> = fc
  .record({ count: fc.integer({ min: 1, max: 6 }), amount, load: fc.option(load), decides: fc.boolean() })
  .map((made) => (made.amount.unit === "intervals" ? { ...made, decides: false } : made))

const inc = fc.option(fc.record({ kg: nice(10), lbs: nice(20) }), { nil: undefined })
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const back = maybe(fc.integer({ min: 50, max: 99 }))
const fails = maybe(small)

/** Any rule, with any combination of its options. */
const rules: fc.Arbitrary<Rule> = fc
  .oneof<fc.Arbitrary<Rule>[]>(
    fc.record({ name: fc.constant("linear" as const), inc, fails, back }),
    fc.record({ name: fc.constant("double" as const), inc, fails, back }),
    fc.record({ name: fc.constant("double" as const), seconds: maybe(small) }),
    fc.record({
      name: fc.constant("total" as const),
      goal: maybe(small),
      inc,
      floor: maybe(percent),
      fails,
      back,
    }),
    fc.record({ name: fc.constant("amrap" as const), inc, twice: maybe(small), back }),
    fc.record({ name: fc.constant("last" as const), at: maybe(small), inc }),
    fc.record({
      name: fc.constant("tm" as const),
      cycle: maybe(fc.array(small, { minLength: 1, maxLength: 4 })),
      inc,
      back,
    }),
    fc.record({
      name: fc.constant("ladder" as const),
      stages: maybe(
        fc.array(fc.record({ sets: small, reps: small, open: fc.boolean() }), { minLength: 1, maxLength: 4 }),
      ),
      inc,
      restart: maybe(fc.constantFrom("test", "up")),
      up: inc,
    }),
    fc.record({ name: fc.constant("weekly" as const), inc, grow: maybe(percent), fails, back }),
    fc.record({
      name: fc.constant("rpe" as const),
      up: maybe(percent),
      down: maybe(percent),
      mix: maybe(fc.constantFrom(0.25, 0.5, 1)),
    }),
    fc.record({
      name: fc.constant("volume" as const),
      ...{ start: maybe(small), max: maybe(small), weeks: maybe(small), inc, fails, back },
    }),
    fc.record({ name: fc.constant("step" as const), hold: maybe(small), inc, fails, back }),
    fc.record({
      name: fc.constant("variation" as const),
      ladder: maybe(fc.array(exercise(name), { minLength: 1, maxLength: 4 })),
      fails,
    }),
    fc.record({ name: fc.constant("intervals" as const), fails }),
    fc.record({
      name: fc.constant("distance" as const),
      ...{ cap: maybe(percent), every: maybe(small), dip: maybe(percent) },
      shares: maybe(fc.array(percent, { minLength: 1, maxLength: 4 })),
    }),
    fc.constant({ name: "fixed" as const }),
  )
  // Removes undefined options, because a rule that was read from text doesn't have them either.
  .map((rule) => JSON.parse(JSON.stringify(rule)))

const line: fc.Arbitrary<ProgramLine> = fc
  .record({
    exercise: exercise(name),
    weeks: fc.array(fc.array(fc.array(set, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 2 }), {
      minLength: 1,
      maxLength: 4,
    }),
    rule: rules,
    rest: fc.option(fc.integer({ min: 0, max: 600 })),
    joined: fc.boolean(),
  })
  .map(({ exercise, ...rest }) => ({ ...exercise, ...rest }))

/** Any program that the text form can express. */
export const programs: fc.Arbitrary<Program> = fc
  .record({
    name,
    by: fc.option(name),
    days_per_week: fc.integer({ min: 1, max: 7 }),
    weeks: fc.option(fc.integer({ min: 1, max: 20 })),
    repeats: fc.boolean(),
    by_calendar: fc.boolean(),
    level: fc.option(fc.constantFrom(...levels)),
    goal: fc.option(fc.constantFrom(...goals)),
    minutes: fc.option(fc.integer({ min: 10, max: 120 })),
    needs: fc.subarray([...needs]),
    days: fc.array(
      fc.record({
        name,
        weekday: fc.option(fc.integer({ min: 0, max: 6 })),
        lines: fc.array(line, { maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map((program) => ({ ...program, repeats: program.repeats && program.weeks !== null }))
