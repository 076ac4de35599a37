// `node scripts/run-typescript.mjs bench/import.ts`: a Strong export of 13,800 and of 100,000 sets, read, prepared and imported over HTTP, beside a
// plain COPY of the same rows by the server's own Postgres; how much memory the server had at most; and the undo.
import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import Papa from "papaparse"
import pg from "pg"
import { matchExercises, usedExercises } from "#domain/import/match-exercises.ts"
import { prepareImport } from "#domain/import/prepare-import.ts"
import { recognise } from "#domain/import/recognise.ts"
import { partsOf } from "#web/features/import/file/parts.ts"
import { type OwnServer, withOwnServer } from "./own-server.ts"
import { dataOf, newPerson, type Person } from "./replaying/wire.ts"

const sizes = [13_800, 100_000]
const setsOfAWorkout = 20
const trained = [
  "Bench Press (Barbell)",
  "Deadlift (Barbell)",
  "Front Squat (Barbell)",
  "Lat Pulldown (Cable)",
]

for (const sets of sizes) await withOwnServer((server) => importOf(sets, server))

async function importOf(sets: number, server: OwnServer) {
  const person = await newPerson(server)
  const csv = strongExport(sets)
  const [prepared, read] = await timed(() => prepare(csv))
  const before = memoryOf(server)
  const [id, sent] = await timed(() => send(person, prepared))
  const [, finished] = await timed(() => finish(person, id))
  const memory = memoryOf(server)
  const copied = await copy(server.databaseUrl, person)
  const [, undone] = await timed(() => undo(person, id))
  const rate = (milliseconds: number) => Math.round((sets / milliseconds) * 1000)
  console.log(`${sets} sets, ${Math.round(csv.length / 1000)} KB:
  read and prepared      ${read.toFixed(0)} ms
  sent                   ${sent.toFixed(0)} ms
  made                   ${finished.toFixed(0)} ms
  imported in all        ${rate(sent + finished)} sets a second
  plain COPY             ${rate(copied)} sets a second, ${((sent + finished) / copied).toFixed(1)} times as fast
  undone                 ${undone.toFixed(0)} ms
  server's memory        ${before} MB before, at most ${memory} MB after`)
}

async function finish(person: Person, id: string) {
  dataOf(await person.client().rpc("finish_import", { import_id: id }))
}

async function undo(person: Person, id: string) {
  dataOf(await person.client().rpc("undo_import", { import_id: id }))
}

async function timed<Result>(work: () => Promise<Result> | Result): Promise<[Result, number]> {
  const start = performance.now()
  const result = await work()
  return [result, performance.now() - start]
}

function strongExport(sets: number): string {
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

function prepare(csv: string) {
  const { data } = Papa.parse<string[]>(csv)
  const [header = [], ...rows] = data
  const reader = recognise(header)
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
  return prepareImport(history, choices, { workouts: [], weights: [] })
}

async function send(person: Person, prepared: ReturnType<typeof prepare>): Promise<string> {
  const id = randomUUID()
  const client = person.client()
  const parts = partsOf(prepared)
  const exercises = prepared.exercises.map((target) => ("id" in target ? target : target.make))
  const counts = { parts: parts.length, workouts: prepared.workouts.length, sets: 0, weights: 0 }
  const about = { id, file_name: "bench.csv", source: "Strong", exercises, ...counts }
  dataOf(await client.rpc("begin_import", { import: about }))
  for (const [index, part] of parts.entries())
    // oxlint-disable-next-line no-await-in-loop -- as the app does it
    dataOf(await client.rpc("stage_import_part", { import_id: id, part: index + 1, ...part }))
  return id
}

/** Milliseconds that Postgres takes for the same rows from a file into a table without an index or a rule. */
async function copy(databaseUrl: string, { id }: Person): Promise<number> {
  const database = new pg.Client(databaseUrl)
  await database.connect()
  const file = join(tmpdir(), `repertoire-copy-${id}`)
  await database.query("create table public.plain_copy as select * from public.set_logs limit 0")
  await database.query(`copy (select * from public.set_logs where user_id = '${id}') to '${file}'`)
  const [, milliseconds] = await timed(() => database.query(`copy public.plain_copy from '${file}'`))
  await database.query("drop table public.plain_copy")
  await database.end()
  return milliseconds
}

/** The most that the server's process ever had, in megabytes. */
function memoryOf(server: OwnServer): number {
  const status = readFileSync(`/proc/${server.processId()}/status`, "utf8")
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
