import { setTimeout as delay } from "node:timers/promises"

/** Somebody who saves rows one after the other, eight at a time, and remembers which of them were acknowledged. */
export interface Lifter {
  /** Writes until `stop`; each answer's status is counted, 0 stands for no answer at all. */
  write: (url: string) => {
    statuses: Map<number, number>
    stop: () => Promise<void>
    reaches: (count: number) => Promise<void>
  }
  acknowledged: Set<string>
  /** The names of all rows that are stored. */
  stored: (url: string) => Promise<string[]>
}

/** Signs somebody up at a server with AUTH_AUTOCONFIRM. */
export async function newLifter(url: string): Promise<Lifter> {
  const anonKey = await anonKeyOf(url)
  const signUp = await fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: anonKey, "content-type": "application/json" },
    body: JSON.stringify({ email: "lifter@example.com", password: "correct horse battery staple" }),
  })
  const { access_token: token }: { access_token: string } = await signUp.json()
  const headers = { apikey: anonKey, authorization: `Bearer ${token}`, "content-type": "application/json" }
  const acknowledged = new Set<string>()
  let written = 0

  async function writeOne(to: string): Promise<number> {
    const name = `row ${(written += 1)}`
    const body = JSON.stringify({ name })
    const response = await fetch(`${to}/rest/v1/workouts`, { method: "POST", headers, body }).catch(
      () => undefined,
    )
    if (response?.status === 201) acknowledged.add(name)
    return response?.status ?? 0
  }

  return {
    acknowledged,
    write: (to) => writeManyAtOnce(() => writeOne(to)),
    stored: async (from) => {
      const response = await fetch(`${from}/rest/v1/workouts?select=name`, { headers })
      const rows: { name: string }[] = await response.json()
      return rows.map(({ name }) => name)
    },
  }
}

function writeManyAtOnce(writeOne: () => Promise<number>) {
  const statuses = new Map<number, number>()
  let stopping = false
  const writers = Array.from({ length: 8 }, async () => {
    while (!stopping) {
      const status = await writeOne()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      // A server that is away answers at once: do not only ask and ask.
      if (status !== 201) await delay(5)
    }
  })
  return {
    statuses,
    stop: async () => {
      stopping = true
      await Promise.all(writers)
    },
    reaches: async (count: number) => {
      while ((statuses.get(201) ?? 0) < count) await delay(5)
    },
  }
}

async function anonKeyOf(url: string): Promise<string> {
  const { anonKey }: { anonKey: string } = await (await fetch(`${url}/config.json`)).json()
  return anonKey
}
