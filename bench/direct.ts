import { decodeJwt } from "jose"
import { Client } from "pg"

/** The role and claims that a statement runs with. */
export interface Caller {
  /** As JSON. */
  claims: string
}

/** The claims that the server would pass on for this person's requests. */
export const callerOf = ({ token }: { token: string }): Caller => ({
  claims: JSON.stringify(decodeJwt(token)),
})

const becomeCaller =
  "select set_config('role', 'authenticated', $2), set_config('request.jwt.claims', $1, $2)"

export interface DirectStatement {
  name: string
  text: string
  values: unknown[]
}

/** Separate connections to the server's Postgres, to run the server's SQL without the server. */
export async function openDirect(databaseUrl: string, count: number): Promise<Client[]> {
  const clients = Array.from({ length: count }, () => new Client(databaseUrl))
  // A lost connection fails its next query, which is enough.
  for (const client of clients) client.on("error", () => {})
  await Promise.all(clients.map((client) => client.connect()))
  return clients
}

/** Four round trips: begin, role and claims, the prepared statement, commit. */
export async function inFourTrips(client: Client, caller: Caller, statement: DirectStatement) {
  await client.query("begin")
  await client.query({ name: "caller", text: becomeCaller, values: [caller.claims, true] })
  await client.query(statement)
  await client.query("commit")
}

/** Gives the connection the caller's role and claims for good, so that a prepared statement alone is one round trip. */
export async function becomeForGood(client: Client, caller: Caller) {
  await client.query(becomeCaller, [caller.claims, false])
}

/** The four round trips as a pgbench script, with the statement's values written into it. */
export const fourTripsScript = (caller: Caller, statement: string) => ({
  script: [
    "begin;",
    "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', :claims, true);",
    `${statement};`,
    "commit;",
  ],
  variables: { claims: caller.claims },
})

/** The caller's role and claims as connection settings, for pgbench. */
export const settingsOf = (caller: Caller) => ({
  role: "authenticated",
  "request.jwt.claims": caller.claims,
})
