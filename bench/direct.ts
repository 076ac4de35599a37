import { Client } from "pg"

/** Whose rights and claims a statement runs with. */
export interface Caller {
  userId: string
}

const claimsOf = ({ userId }: Caller) => JSON.stringify({ sub: userId, role: "authenticated" })
const becomeCaller =
  "select set_config('role', 'authenticated', $2), set_config('request.jwt.claims', $1, $2)"

export interface DirectStatement {
  name: string
  text: string
  values: unknown[]
}

/** Connections of their own to the Postgres under the server, to run the server's SQL without it. */
export async function openDirect(databaseUrl: string, count: number): Promise<Client[]> {
  const clients = Array.from({ length: count }, () => new Client(databaseUrl))
  // A connection that is lost fails its next query; no more is needed.
  for (const client of clients) client.on("error", () => {})
  await Promise.all(clients.map((client) => client.connect()))
  return clients
}

/** begin; role and claims; the statement, prepared; commit: four round trips. */
export async function inFourTrips(client: Client, caller: Caller, statement: DirectStatement) {
  await client.query("begin")
  await client.query({ name: "caller", text: becomeCaller, values: [claimsOf(caller), true] })
  await client.query(statement)
  await client.query("commit")
}

/** Makes the connection the caller's for good, so that a prepared statement alone is one round trip. */
export async function becomeForGood(client: Client, caller: Caller) {
  await client.query(becomeCaller, [claimsOf(caller), false])
}

/** The four round trips as a script of pgbench; the statement with its values written into it. */
export const fourTripsScript = (caller: Caller, statement: string) => [
  "begin;",
  `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', '${claimsOf(caller)}', true);`,
  `${statement};`,
  "commit;",
]

/** The caller as settings of a connection, for pgbench. */
export const settingsOf = (caller: Caller) => ({
  role: "authenticated",
  "request.jwt.claims": claimsOf(caller),
})
