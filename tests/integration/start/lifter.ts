import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"

/** The number of saves in flight at a time. */
export const atATime = 8
const setsOfEach = 4

/** Someone who saves workouts of four sets, eight at a time, as the app does: saves without an acknowledgement are sent again unchanged. */
export interface Lifter {
  /** Saves until `stop`. Counts the status of each response; 0 means no response. */
  write: (url: string) => {
    statuses: Map<number, number>
    stop: () => Promise<void>
    /** Resolves when this many more saves are acknowledged. */
    reaches: (count: number) => Promise<void>
    /** Resolves when a save has been refused or has got no response. */
    fails: () => Promise<void>
  }
  /** Sends the unanswered saves once more. Afterwards every workout is acknowledged. */
  settle: (url: string) => Promise<void>
  /** The names of the acknowledged workouts. */
  acknowledged: ReadonlySet<string>
  /** The names of all stored workouts, each with its sets in order: "workout 7: 1 2 3 4". */
  stored: (url: string) => Promise<string[]>
}

interface Save {
  name: string
  body: string
}

/** What `stored` contains for a complete workout. */
export function whole(name: string): string {
  return `${name}: ${Array.from({ length: setsOfEach }, (_, index) => index + 1).join(" ")}`
}

/** Signs up a person on a server with AUTH_AUTOCONFIRM. */
export async function newLifter(url: string): Promise<Lifter> {
  const headers = await signUp(url)
  const exerciseId = await anExercise(url, headers)
  const acknowledged = new Set<string>()
  const unanswered: Save[] = []
  let written = 0

  function newSave(): Save {
    const name = `workout ${(written += 1)}`
    const sets = Array.from({ length: setsOfEach }, (_, index) => ({
      exercise_id: exerciseId,
      exercise_order: 1,
      set_number: index + 1,
      reps: 8,
      weight: 60,
    }))
    return { name, body: JSON.stringify({ op_id: randomUUID(), log: { name, date: "2026-11-21" }, sets }) }
  }

  async function send(to: string, save: Save): Promise<number> {
    const address = `${to}/rest/v1/rpc/save_workout_log`
    const status = await fetch(address, { method: "POST", headers, body: save.body }).then(
      // An incomplete response counts as none.
      (response) =>
        response.text().then(
          () => response.status,
          () => 0,
        ),
      () => 0,
    )
    if (status === 200) acknowledged.add(save.name)
    else unanswered.push(save)
    return status
  }

  return {
    acknowledged,
    write: (to) => writeManyAtOnce(() => send(to, unanswered.shift() ?? newSave())),
    settle: async (to) => {
      for (const save of unanswered.splice(0)) await send(to, save)
    },
    stored: async (from) => {
      const query = "select=name,set_logs(set_number)&set_logs.order=set_number"
      const response = await fetch(`${from}/rest/v1/workout_logs?${query}`, { headers })
      const rows: { name: string; set_logs: { set_number: number }[] }[] = await response.json()
      return rows.map(
        ({ name, set_logs }) => `${name}: ${set_logs.map(({ set_number }) => set_number).join(" ")}`,
      )
    },
  }
}

function writeManyAtOnce(writeOne: () => Promise<number>) {
  const statuses = new Map<number, number>()
  let stopping = false
  const writers = Array.from({ length: atATime }, async () => {
    while (!stopping) {
      const status = await writeOne()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      // A server that is down fails requests at once, so pause between them.
      if (status !== 200) await delay(5)
    }
  })
  return {
    statuses,
    stop: async () => {
      stopping = true
      await Promise.all(writers)
    },
    reaches: async (count: number) => {
      const goal = (statuses.get(200) ?? 0) + count
      while ((statuses.get(200) ?? 0) < goal) await delay(1)
    },
    fails: async () => {
      while ([...statuses.keys()].every((status) => status === 200)) await delay(1)
    },
  }
}

async function signUp(url: string) {
  const { anonKey }: { anonKey: string } = await (await fetch(`${url}/config.json`)).json()
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: anonKey, "content-type": "application/json" },
    body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: "correct horse battery staple" }),
  })
  const { access_token: token }: { access_token: string } = await answer.json()
  return { apikey: anonKey, authorization: `Bearer ${token}`, "content-type": "application/json" }
}

async function anExercise(url: string, headers: Record<string, string>): Promise<string> {
  const query = "select=id&owner_id=is.null&measure=eq.weight_reps&limit=1"
  const [exercise]: { id: string }[] = await (
    await fetch(`${url}/rest/v1/exercises?${query}`, { headers })
  ).json()
  if (!exercise) throw new Error("The library is empty.")
  return exercise.id
}
