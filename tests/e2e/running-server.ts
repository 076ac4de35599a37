import { env } from "node:process"
import { expect } from "@playwright/test"
import pg from "pg"

/** The name under which the global setup tells the workers where the server is. */
export const serverVariable = "REPERTOIRE_E2E_SERVER"

export const mailedLinkPattern = /https?:\/\/\S+\/verify\?\S+/

/** The product as the specs see it: served for people, with a door to its database for checks. */
export interface RunningServer {
  url: string
  anonKey: string
  /** Where the server takes Strava to be. Nobody answers there but the spec of Strava. */
  stravaPort: number
  /** Where the server takes its sign-in provider to be. Nobody answers there but its spec. */
  openidPort: number
  /** What the pattern finds in the newest mail to an address that has it; waits until one has arrived. Notices come by mail too, at any time. */
  mailed: (to: string, pattern: RegExp) => Promise<string>
  /** The address in the newest mail to somebody that has one; it signs in as soon as it is opened. */
  mailedLink: (to: string) => Promise<string>
  /** The code in the newest mail to an address, or text to a number, that has one. */
  mailedCode: (to: string) => Promise<string>
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

  async function mailed(to: string, pattern: RegExp): Promise<string> {
    let found = ""
    await expect
      .poll(async () => {
        const response = await fetch(`${url}/mailbox/messages.json?to=${encodeURIComponent(to)}`)
        const newestFirst = (await response.json()) as { text: string }[]
        found = newestFirst.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean) ?? ""
        return found
      }, `${pattern} in a mail to ${to}`)
      .not.toBe("")
    return found
  }

  return {
    url,
    anonKey,
    stravaPort,
    openidPort,
    mailed,
    // The page with the button has its own spec.
    mailedLink: async (to) => (await mailed(to, mailedLinkPattern)).replace("&ask=1", ""),
    mailedCode: (to) => mailed(to, /(?<=^(?:Code: )?)\d{6}\b/m),
    sql: async (text, values) => (await pool.query(text, values)).rows,
    close: () => pool.end(),
  }
}
