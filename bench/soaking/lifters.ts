import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { addDays } from "#domain/days/local-day.ts"
import type { Person } from "../replaying/wire.ts"
import { openSocket } from "./sockets.ts"
import {
  json,
  type Line,
  lineFrom,
  renewSession,
  type Server,
  sessionLasts,
  signedIn,
  signUp,
} from "./network.ts"

const longestPause = 8_000
// Each workout is a day later than the one before, as in real training. Nobody logs a thousand workouts on one day.
const firstDay = "2015-01-01"

/** What the lifters have measured so far. */
export interface Seen {
  /** The milliseconds of each save since the list was last emptied. */
  saves: number[]
  reads: number[]
  /** The milliseconds from pressing Save until another of the person's pages learns of it. */
  told: number[]
  /** Responses other than 2xx, by request and status; status 0 means no response. */
  failures: Map<string, number>
}

export const nothingSeen = (): Seen => ({ saves: [], reads: [], told: [], failures: new Map() })

/** This many people, each on a separate network, who log workouts of twenty sets and look at Home until the signal. */
export async function train(server: Server, count: number, seen: Seen, signal: AbortSignal) {
  const sets = await someSets(server)
  const people = Array.from({ length: count }, (_, index) => lineFrom(`127.0.2.${index + 1}`, server))
  await Promise.all(people.map((line) => trainAlone(line, { server, sets, seen, signal })))
}

interface Training {
  server: Server
  sets: object[]
  seen: Seen
  signal: AbortSignal
}

async function trainAlone(line: Line, { server, sets, seen, signal }: Training) {
  const account = { email: `${randomUUID()}@example.com`, password: randomUUID() }
  let person = await signUp(line, account)
  if (!person) throw new Error(`${line.address} could not sign up.`)
  let signedInAt = performance.now()
  let page = await follow(server, line, person, seen)
  for (let workouts = 0; !signal.aborted; workouts += 1) {
    await delay(Math.random() * longestPause, undefined, { signal }).catch(() => {})
    if (!page.isOpen()) {
      note(seen, "socket closed", 0)
      page = await follow(server, line, person, seen)
    }
    if (performance.now() - signedInAt > sessionLasts) {
      const { status, session } = await renewSession(line, person.refreshToken)
      note(seen, "refresh", status)
      person = session ?? person
      page.renew(person.token)
      signedInAt = performance.now()
    }
    const { method, headers, body } = json({
      op_id: randomUUID(),
      log: { name: "Upper A", date: addDays(firstDay, workouts) },
      sets,
    })
    const as = signedIn(person)
    page.saving()
    const saved = await line.ask("/rest/v1/rpc/save_workout_log", {
      method,
      body,
      headers: { ...headers, ...as },
    })
    note(seen, "save", saved.status)
    seen.saves.push(saved.milliseconds)
    const latest = "/rest/v1/workout_logs?select=*,set_logs(*)&order=date.desc,created_at.desc&limit=5"
    const read = await line.ask(latest, { headers: as })
    note(seen, "read", read.status)
    seen.reads.push(read.milliseconds)
  }
}

/** Another of the person's pages, which is notified of what they save elsewhere. */
async function follow(server: Server, line: Line, { id, token }: Pick<Person, "id" | "token">, seen: Seen) {
  const socket = await openSocket(server, line.address)
  if (!socket) throw new Error(`${line.address} got no socket.`)
  let savedAt: number | undefined
  socket.onMessage((text) => {
    if (!text.includes('"postgres_changes",{"ids"')) return
    if (savedAt !== undefined) seen.told.push(performance.now() - savedAt)
    savedAt = undefined
  })
  const binding = { event: "*", schema: "public", table: "latest_changes", filter: `user_id=eq.${id}` }
  const config = { postgres_changes: [binding] }
  socket.send(["1", "1", "realtime:changes", "phx_join", { config, access_token: token }])
  return {
    isOpen: socket.isOpen,
    renew: (access_token: string) =>
      socket.send(["1", "2", "realtime:changes", "access_token", { access_token }]),
    saving: () => (savedAt = performance.now()),
  }
}

function note({ failures }: Seen, asked: string, status: number) {
  if (status >= 200 && status < 300) return
  const what = `${asked} ${status}`
  failures.set(what, (failures.get(what) ?? 0) + 1)
}

/** Twenty sets of five library exercises. */
async function someSets(server: Server): Promise<object[]> {
  const line = lineFrom("127.0.2.254", server)
  const visitor = await signUp(line, { email: `${randomUUID()}@example.com`, password: randomUUID() })
  if (!visitor) throw new Error("Nobody can sign up.")
  const { body } = await line.ask("/rest/v1/exercises?measure=eq.weight_reps&select=id&limit=5", {
    headers: signedIn(visitor),
  })
  const exercises: { id: string }[] = JSON.parse(body)
  return exercises.flatMap(({ id }, order) =>
    [1, 2, 3, 4].map((number) => ({
      exercise_id: id,
      exercise_order: order + 1,
      set_number: number,
      set_type: "normal",
      reps: 9 - number,
      weight: 60 + 2.5 * number,
      weight_unit: "kg",
    })),
  )
}
