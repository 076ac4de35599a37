// `node scripts/run-typescript.mjs bench/lite.ts FOLDER`: the app's most frequent requests, handled by our server and by @supabase/lite on the same
// Postgres, with the same number of processes and the same client. FOLDER is where `npm install @supabase/lite@0.10.0 postgres@3.4.9` was run.
import { spawn } from "node:child_process"
import { resolve } from "node:path"
import { argv } from "node:process"
import { fileURLToPath } from "node:url"
import { isDeepStrictEqual } from "node:util"
import { SignJWT } from "jose"
import { freePort } from "@repertoire/backend/testing/free-port.ts"
import { callerOf } from "./direct.ts"
import { type Load, openLoad } from "./load.ts"
import { compare, measure } from "./measure.ts"
import { type OwnServer, withOwnServer } from "./own-server.ts"
import { untilHealthy } from "./postgres-process.ts"
import { saveDirectly } from "./replaying/direct-saves.ts"
import { newPerson, type Person } from "./replaying/wire.ts"
import { twentySets } from "./twenty-sets.ts"

const connections = 8
const jwtSecret = "a secret of this benchmark, as long as one has to be"
const logWithSets =
  "id,name,date,notes,duration_seconds,set_logs(id,exercise_order,set_number,reps,weight,exercises(id,name))"

const folder = argv[2]
if (folder === undefined) throw new Error("Say where @supabase/lite is installed.")

await withOwnServer(
  async (server) => {
    const person = await newPerson(server)
    const lite = await startLite(server, resolve(folder), person)
    const [ours, theirs] = [
      await openLoad(server, person, connections),
      await openLoad({ url: lite.url, anonKey: server.anonKey }, lite.person, connections),
    ]
    await saveDirectly(server.databaseUrl, callerOf(person), await twentySets(person, 200), connections)
    const { data } = await person.client().from("workout_logs").select("id").limit(200)
    const ids = (data ?? []).map(({ id }) => id)
    const tasks = (count: number) => Array.from({ length: count }, (_, index) => ids[index % ids.length])

    const read = (id: string | undefined, connection: Load) =>
      connection.get(`/rest/v1/workout_logs?select=id,name,date,notes,duration_seconds&id=eq.${id}`)
    const readSets = (id: string | undefined, connection: Load) =>
      connection.get(
        `/rest/v1/workout_logs?select=${logWithSets}&id=eq.${id}&set_logs.order=exercise_order,set_number`,
      )
    await sameAnswer(ids[0], ours, theirs, readSets)
    await compare([
      { name: "read by key", run: () => measure(tasks(8_000), ours, read) },
      { name: "read by key, @supabase/lite", run: () => measure(tasks(8_000), theirs, read) },
    ])
    await compare([
      { name: "log with sets and exercises", run: () => measure(tasks(4_000), ours, readSets) },
      {
        name: "log with sets and exercises, @supabase/lite",
        run: () => measure(tasks(4_000), theirs, readSets),
      },
    ])
    // Its rpc() passes JSON arguments on as text, which our save function rejects. So this makes two inserts, as a script would.
    const saving = (load: Load[]) => async () =>
      measure(await twentySets(person, 500), load, async ({ op_id: id, log, sets }, connection) => {
        const written = "return=representation"
        await connection.post("/rest/v1/workout_logs?select=id", JSON.stringify({ id, ...log }), written)
        const rows = sets.map((set) => ({ ...set, workout_log_id: id }))
        await connection.post("/rest/v1/set_logs?select=id", JSON.stringify(rows), written)
      })
    await compare([
      { name: "insert a log and 20 sets", run: saving(ours) },
      { name: "insert a log and 20 sets, @supabase/lite", run: saving(theirs) },
    ])
    for (const connection of [...ours, ...theirs]) connection.close()
    lite.stop()
  },
  { JWT_SECRET: jwtSecret },
)

/** Starts @supabase/lite on the server's Postgres, with a token for the person that it accepts. */
async function startLite({ databaseUrl }: OwnServer, installedIn: string, person: Person) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { password, searchParams } = new URL(databaseUrl.replace("@/", "@localhost/"))
  const child = spawn(process.execPath, [fileURLToPath(new URL("lite-server.mjs", import.meta.url))], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      LITE_FOLDER: installedIn,
      SOCKET_FOLDER: searchParams.get("host") ?? "",
      PASSWORD: decodeURIComponent(password),
      JWT_SECRET: jwtSecret,
      PORT: String(port),
    },
    stdio: ["ignore", "ignore", "inherit"],
  })
  process.once("exit", () => child.kill())
  await untilHealthy(url, () => {
    if (child.exitCode !== null) throw new Error(`@supabase/lite ended with ${child.exitCode}.`)
  })
  return { url, person: { ...person, token: await hs256For(person) }, stop: () => child.kill() }
}

/** @supabase/lite accepts only HS256 signatures. */
function hs256For({ id }: Person): Promise<string> {
  return new SignJWT({ sub: id, role: "authenticated", aud: "authenticated", aal: "aal1" })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt()
    .setExpirationTime("1 hour")
    .sign(new TextEncoder().encode(jwtSecret))
}

/** Throws unless both servers return the same log. Ours returns the keys of embedded rows in jsonb's order, as a hosted project does. */
async function sameAnswer(
  id: string | undefined,
  [ours]: Load[],
  [theirs]: Load[],
  read: (id: string | undefined, connection: Load) => Promise<string>,
) {
  if (!ours || !theirs) throw new Error("There is no connection.")
  const [one, other] = await Promise.all([read(id, ours), read(id, theirs)])
  if (!isDeepStrictEqual(JSON.parse(one), JSON.parse(other)))
    throw new Error(`The answers differ:\n${one}\n${other}`)
}
