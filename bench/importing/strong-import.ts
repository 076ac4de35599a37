import { randomUUID } from "node:crypto"
import Papa from "papaparse"
import * as z from "zod/mini"
import { matchExercises, usedExercises } from "#domain/import/match-exercises.ts"
import { prepareImport } from "#domain/import/prepare-import.ts"
import { recognize } from "#domain/import/recognize.ts"
import { partsOf } from "#web/features/import/file/parts.ts"
import { dataOf, type Person } from "../replaying/wire.ts"

const setsOfAWorkout = 20
const trained = [
  "Bench Press (Barbell)",
  "Deadlift (Barbell)",
  "Front Squat (Barbell)",
  "Lat Pulldown (Cable)",
]

/** A Strong export with this many sets, one workout per day. */
export function strongExport(sets: number): string {
  const lines = [
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE",
  ]
  for (let set = 0; set < sets; set += 1) {
    const [workout, place] = [Math.floor(set / setsOfAWorkout), set % setsOfAWorkout]
    const day = new Date(Date.UTC(2005, 0, 1 + workout)).toISOString().slice(0, 10)
    const exercise = trained[Math.floor(place / 5)] ?? ""
    lines.push(
      `${day} 18:00:00,Push,1h 5m,${exercise},${(place % 5) + 1},${60 + (set % 40)},${5 + (set % 4)},0,0,,,`,
    )
  }
  return lines.join("\n")
}

/** Reads an export for an empty account, so every exercise is created. */
export function prepare(csv: string) {
  const { data } = Papa.parse<string[]>(csv)
  const [header = [], ...rows] = data
  const reader = recognize(header)
  if (!reader) throw new Error("It is not recognized.")
  for (const [index, cells] of rows.entries()) reader.add(cells, index + 2)
  const history = reader.finish()
  const targets = [...matchExercises(usedExercises(history), [])].map(
    ([name]) => [name, { make: { name: `My ${name}`, type: "strength", measure: "weight_reps" } }] as const,
  )
  const choices = {
    weightUnit: "kg",
    distanceUnit: "km",
    timeZone: "Europe/Berlin",
    exercises: new Map(targets),
  } as const
  return prepareImport(history, choices, { workouts: [], weights: [], others: {}, photos: [] }, randomUUID)
}

export type PreparedImport = ReturnType<typeof prepare>

/** Sends the parts of an import that the server doesn't have yet, as the app does. */
export async function send(
  person: Person,
  prepared: PreparedImport,
  id: string = randomUUID(),
): Promise<string> {
  const client = person.client()
  const parts = partsOf(prepared)
  const exercises = prepared.exercises.map((target) => ("id" in target ? target : target.make))
  const counts = { parts: parts.length, workouts: prepared.workouts.length, sets: 0, weights: 0 }
  const about = { id, file_name: "bench.csv", source: "Strong", exercises, ...counts }
  const began = z.parse(beganSchema, dataOf(await client.rpc("begin_import", { import: about })))
  for (const [index, part] of parts.entries())
    if (began.status === "open" && !began.parts.includes(index + 1))
      // oxlint-disable-next-line no-await-in-loop -- one at a time, as the app does
      dataOf(await client.rpc("stage_import_part", { import_id: id, part: index + 1, ...part }))
  return id
}

const beganSchema = z.object({ status: z.string(), parts: z.array(z.number()) })

export async function finish(person: Person, id: string): Promise<void> {
  dataOf(await person.client().rpc("finish_import", { import_id: id }))
}
