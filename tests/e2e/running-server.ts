import { env } from "node:process"
import { expect } from "@playwright/test"
import pg from "pg"

/** The name under which the global setup tells the workers where the server is. */
export const serverVariable = "REPERTOIRE_E2E_SERVER"

interface Mail {
  recipient: string
  subject: string
  text: string
  html: string
}

/** The product as the specs see it: served for people, with a door to its database for checks. */
export interface RunningServer {
  url: string
  anonKey: string
  /** Where the server takes Strava to be. Nobody answers there but the spec of Strava. */
  stravaPort: number
  /** Where the server takes its sign-in provider to be. Nobody answers there but its spec. */
  openidPort: number
  /** The newest mail to an address; waits until one has arrived. */
  newestMail: (to: string) => Promise<Mail>
  /** The address in the newest mail to somebody, which signs in as soon as it is opened. */
  mailedLink: (to: string) => Promise<string>
  /** Runs SQL as the superuser: for what a spec prepares or checks beside the screens. Row security does not hold here. */
  sql: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

interface Running {
  url: string
  databaseUrl: string
  stravaPort: number
  openidPort: number
}

/** Reaches the server that the global setup started. */
export async function runningServer(): Promise<RunningServer> {
  const { url, databaseUrl, stravaPort, openidPort } = JSON.parse(env[serverVariable] ?? "{}") as Running
  const { anonKey } = (await (await fetch(`${url}/config.json`)).json()) as { anonKey: string }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })

  async function newestMail(to: string): Promise<Mail> {
    let mails: Mail[] = []
    await expect
      .poll(async () => {
        const response = await fetch(`${url}/mailbox/messages.json?to=${encodeURIComponent(to)}`)
        mails = (await response.json()) as Mail[]
        return mails.length
      }, `mails to ${to}`)
      .toBeGreaterThan(0)
    const newest = mails[0]
    if (!newest) throw new Error(`No mail to ${to} came.`)
    return newest
  }

  return {
    url,
    anonKey,
    stravaPort,
    openidPort,
    newestMail,
    mailedLink: async (to) => {
      const link = /https?:\/\/\S+\/verify\?\S+/.exec((await newestMail(to)).text)?.[0]
      if (!link) throw new Error(`The mail to ${to} holds no link.`)
      // The page with the button has its own spec.
      return link.replace("&ask=1", "")
    },
    sql: async (text, values) => (await pool.query(text, values)).rows,
    close: () => pool.end(),
  }
}
