import { env } from "node:process"
import { expect } from "@playwright/test"
import pg from "pg"

/** The environment variable through which the global setup tells the workers where the server is. */
export const serverVariable = "REPERTOIRE_E2E_SERVER"

export const mailedLinkPattern = /https?:\/\/\S+\/verify\?\S+/

/** The product as the specs see it: served as for people, with access to its database for checks. */
export interface RunningServer {
  url: string
  anonKey: string
  /** The port where the server expects Strava. Only the Strava spec listens there. */
  stravaPort: number
  /** The port where the server expects its sign-in provider. Only that provider's spec listens there. */
  openidPort: number
  /**
   * What the pattern matches in the newest email to an address that has a match. Waits until there is one, because
   * notices are emailed at any time, too.
   */
  mailed: (to: string, pattern: RegExp) => Promise<string>
  /** The link in the newest email to a person that has one. Opening it signs in at once. */
  mailedLink: (to: string) => Promise<string>
  /** The code in the newest email to an address, or text message to a number, that has one. */
  mailedCode: (to: string) => Promise<string>
  /** Runs SQL as the superuser, to prepare or check things without the screens. Row-level security doesn't apply. */
  sql: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

interface Running {
  url: string
  databaseUrl: string
  stravaPort: number
  openidPort: number
}

/** Connects to the server that the global setup started. */
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
