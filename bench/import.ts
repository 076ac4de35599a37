// `node scripts/run-typescript.mjs bench/import.ts`: reads, prepares and imports Strong exports of 13,800 and 100,000 sets over HTTP, compared with a
// plain COPY of the same rows by the server's own Postgres. Also the server's peak memory, and the undo.
import { readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { finish, prepare, send, strongExport } from "./importing/strong-import.ts"
import { type OwnServer, withOwnServer } from "./own-server.ts"
import { dataOf, newPerson, type Person } from "./replaying/wire.ts"

const sizes = [13_800, 100_000]

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

async function undo(person: Person, id: string) {
  dataOf(await person.client().rpc("undo_import", { import_id: id }))
}

async function timed<Result>(work: () => Promise<Result> | Result): Promise<[Result, number]> {
  const start = performance.now()
  const result = await work()
  return [result, performance.now() - start]
}

/** The milliseconds that Postgres takes to copy the same rows from a file into a table without indexes or constraints. */
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

/** The peak memory of the server's process, in megabytes. */
function memoryOf(server: OwnServer): number {
  const status = readFileSync(`/proc/${server.processId()}/status`, "utf8")
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
