import pg from "pg"
import { inject } from "vitest"

/** Test files run at the same time: for what only one of them may do at once, such as a build. */
export async function whileLocked(work: () => Promise<void>) {
  const client = new pg.Client({ connectionString: inject("postgresUrl") })
  await client.connect()
  await client.query("select pg_advisory_lock(1)")
  await work()
  await client.end()
}
