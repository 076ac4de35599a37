import { useMemo, useState } from "react"
import { currentDay } from "#web/device/current-day.ts"
import { formatNumber, readNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { usualWeekdays, type PastWorkout } from "#domain/programs/choosing/past-training.ts"
import { planOf, type PlanOptions } from "#domain/programs/plan.ts"
import type { Program } from "#domain/programs/program.ts"
import type { ProgramRun } from "#domain/programs/run.ts"
import { bestLifts } from "#domain/programs/starting/best-lifts.ts"
import {
  entryFrom,
  type StartField,
  startFields,
  startsOf,
  startWeight,
  steppedWeight,
} from "#domain/programs/starting/start-fields.ts"

interface StartOptions {
  program: Program
  unit: WeightUnit
  options: PlanOptions
  workouts: readonly PastWorkout[]
  /** The starting loads that the link to the page passed along, by exercise id. */
  loads: ReadonlyMap<string, number>
}

/** The text of the fields. */
interface TypedEntry {
  text: string
  isFive: boolean
}

export type When = Pick<ProgramRun, "advance" | "missed" | "weekdays">

/** The fields of the start form, filled in from the log where possible. */
export function useStartForm({ program, unit, options, workouts, loads }: StartOptions) {
  const today = currentDay()
  const plan = useMemo(() => planOf("start", program, options), [program, options])
  const fields = useMemo(() => startFields(plan, unit), [plan, unit])
  const best = useMemo(() => bestLifts(workouts, today, unit), [workouts, today, unit])
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [when, setWhen] = useState<When>(() => usualWhen(program, workouts, today))

  const entries = new Map(fields.map((field) => [field.id, entryOf(field)]))
  function entryOf(field: StartField): TypedEntry {
    const { value, isFive } = entryFrom(field, best.get(field.lift.exercise_id), unit)
    const given = field.kind === "load" ? loads.get(field.lift.exercise_id) : undefined
    // For a body-weight exercise without added weight, the field is left empty, because nobody would type 0.
    const text = given === undefined ? formatNumber(value) : given === 0 ? "" : formatNumber(given)
    return { text: typed.get(field.id) ?? text, isFive }
  }
  const weights = new Map(fields.map((field) => [field.id, weightOf(field)]))
  function weightOf(field: StartField): number | null {
    const { text, isFive } = entries.get(field.id) ?? { text: "", isFive: false }
    const reading = readNumber(text)
    return reading.ok ? startWeight(field, { value: reading.value, isFive }, unit) : null
  }

  return {
    ...{ today, plan, fields, best, entries, weights, when, setWhen },
    starts: startsOf(fields, weights, best),
    type: (id: string, text: string) => setTyped(new Map(typed).set(id, text)),
    step: ({ id, lift }: StartField, by: 1 | -1) => {
      const reading = readNumber(entries.get(id)?.text ?? "")
      if (!reading.ok) return
      setTyped(new Map(typed).set(id, formatNumber(steppedWeight(reading.value, by, lift.scales[unit]))))
    },
  }
}

export type StartForm = ReturnType<typeof useStartForm>

function usualWhen(program: Program, workouts: readonly PastWorkout[], today: string): When {
  const fixed = program.days.flatMap(({ weekday }) => weekday ?? [])
  return {
    advance: program.by_calendar ? "calendar" : "order",
    missed: "left_out",
    weekdays: fixed.length > 0 ? fixed : usualWeekdays(workouts, today, program.days_per_week),
  }
}

/** The first field that can't be read, or that needs a weight and has none; undefined if the program can start. */
export function problemIn({
  fields,
  entries,
}: Pick<StartForm, "fields" | "entries">): StartField | undefined {
  return fields.find(({ id, kind }) => {
    const reading = readNumber(entries.get(id)?.text ?? "")
    return !reading.ok || (reading.value === null ? kind === "tm" : !isLoad(reading.value))
  })
}

const heaviest = 1000
const isLoad = (value: number) => value > 0 && value <= heaviest
