import { randomUUID } from "node:crypto"
import { expect, type Page } from "@playwright/test"
import { strengthPrograms } from "#domain/programs/library/strength-programs.ts"
import { daysOfProgram } from "#domain/programs/program-days.ts"
import type { Program } from "#domain/programs/program.ts"
import { readPrograms } from "#domain/programs/text/read-programs.ts"
import type { Person } from "../person.ts"

/** Waves on two lifts, whose third week has an open single. */
export const waves = `program Short Waves, 3 days, 3 weeks repeating
day Bench
Bench Press (Barbell): 5@65%, 5@75%, 5+@85% / 3@70%, 3@80%, 3+@90% / 5@75%, 3@85%, 1+@95% | tm inc=2.5kg/5lb | rest 3:00
Bent Over Row (Dumbbell): 3x8-12 | double inc=2kg/5lb | rest 1:30
+ Triceps Pushdown (Cable): 2x10-15 | double inc=2.5kg/5lb | rest 1:30
day Squat
Back Squat (Barbell): 5@65%, 5@75%, 5+@85% / 3@70%, 3@80%, 3+@90% / 5@75%, 3@85%, 1+@95% | tm inc=5kg/10lb | rest 3:00
`

/** A linear program: one day with three sets of five. */
export const fives = `program Plain Fives, 3 days, open end
day Squat
Back Squat (Barbell): 3x5 | linear inc=2.5kg/5lb | rest 3:00
day Press
Overhead Press (Barbell): 2x5, 5+ | amrap inc=2.5kg/5lb | rest 2:00
`

interface RunOptions {
  started_on: string
  /** Training maxes by exercise. */
  maxes?: Record<string, number>
  /** Start loads by exercise and rule, as in "Back Squat (Barbell):linear", or ":linear:2" for its second rule of that name. */
  loads?: Record<string, number>
  /** The training days; 0 is Monday. */
  weekdays?: number[]
  /** "order" by default. */
  advance?: "calendar"
}

const monday = "2026-11-16"
/** A start of the fives, on a Monday. */
export const fivesStart: RunOptions = {
  started_on: monday,
  loads: { "Back Squat (Barbell):linear": 80, "Overhead Press (Barbell):amrap": 40 },
}

/** Starts the fives on a Monday at noon, and confirms this many of the three sets of squats, without saving. */
export async function squatOnMonday(page: Page, person: Person, sets = 3) {
  await page.clock.install({ time: `${monday}T12:00:00Z` })
  const ids = await startRun(person, fives, fivesStart)
  await page.goto("/dashboard")
  await page.getByRole("link", { name: "Log This Workout" }).first().click()
  for (let set = 1; set <= sets; set += 1) await page.getByRole("button", { name: "Confirm 80 × 5" }).click()
  return ids
}

/** A program of the library, in the text form. */
export const libraryText = (name: string) =>
  strengthPrograms.split(/\n(?=program )/).find((text) => text.startsWith(`program ${name}`)) ?? ""

/** A start of the waves, on a Friday. */
export const wavesStart: RunOptions = {
  started_on: "2026-11-20",
  maxes: { "Bench Press (Barbell)": 100, "Back Squat (Barbell)": 140 },
  loads: { "Bent Over Row (Dumbbell):double": 34, "Triceps Pushdown (Cable):double": 25 },
}
/** Noon of the Friday on which the waves start. */
export const wavesNoon = "2026-11-20T12:00:00Z"

/** Starts the waves on that Friday at noon, and opens the form of their first day. */
export async function openBench(page: Page, person: Person) {
  await page.clock.install({ time: wavesNoon })
  const ids = await startRun(person, waves, wavesStart)
  await page.goto(`/programs/${ids.program_id}/days/1`)
  return ids
}

/** Saves a program in the text form and starts a run of it, as the app does. Returns the run's and the program's id. */
export async function startRun(person: Pick<Person, "client">, text: string, options: RunOptions) {
  const { client } = person
  const { data } = await client.from("exercises").select("id, name").limit(2000).throwOnError()
  const ids = new Map(data.map(({ id, name }) => [name, id]))
  const idOf = (name: string) => ids.get(name) ?? ""
  const { programs, problems } = readPrograms(text, (name) =>
    ids.has(name) ? { exercise_id: idOf(name), exercise_name: name } : null,
  )
  expect(problems).toEqual([])
  const [program] = programs
  if (!program) throw new Error("The text has no program.")
  const program_id = randomUUID()
  const version_id = await saveProgram(person, program_id, program)
  const run = {
    ...{
      id: randomUUID(),
      program_id,
      version_id,
      started_on: options.started_on,
      unit: "kg",
      advance: options.advance ?? "order",
    },
    ...{ missed: "left_out", weekdays: options.weekdays ?? [0, 2, 4] },
    starts: {
      loads: byExercise(options.loads, (name) => {
        const [exercise = "", ...rule] = name.split(":")
        return [idOf(exercise), ...rule].join(":")
      }),
      maxes: Object.fromEntries(
        Object.entries(options.maxes ?? {}).map(([name, tm]) => [idOf(name), { tm, e1rm: null }]),
      ),
    },
  }
  const { error } = await client.rpc("start_program_run", { op_id: randomUUID(), run })
  if (error) throw error
  return { run_id: run.id, program_id }
}

const byExercise = (loads: Record<string, number> = {}, keyOf: (name: string) => string) =>
  Object.fromEntries(Object.entries(loads).map(([name, load]) => [keyOf(name), load]))

async function saveProgram(
  { client }: Pick<Person, "client">,
  id: string,
  program: Program,
): Promise<string> {
  const { data, error } = await client.rpc("save_program", {
    op_id: randomUUID(),
    program: { id, name: program.name },
    days: JSON.parse(JSON.stringify(daysOfProgram(program.days, []))),
    content: program,
  })
  if (error) throw error
  if (
    typeof data !== "object" ||
    data === null ||
    !("version_id" in data) ||
    typeof data.version_id !== "string"
  )
    throw new Error("save_program answered no version.")
  return data.version_id
}
