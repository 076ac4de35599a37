import pg from "pg"
import { inject } from "vitest"

/** For work that only one test file may do at a time, such as a build, because test files run in parallel. */
export async function whileLocked(work: () => Promise<void>) {
  const client = new pg.Client({ connectionString: inject("postgresUrl") })
  await client.connect()
  await client.query("select pg_advisory_lock(1)")
  await work()
  await client.end()
}
