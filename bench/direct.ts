import { decodeJwt } from "jose"
import { Client } from "pg"

/** Whose rights and claims a statement runs with. */
export interface Caller {
  /** As JSON. */
  claims: string
}

/** With the claims that the server hands over for this person's requests too. */
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
  await client.query({ name: "caller", text: becomeCaller, values: [caller.claims, true] })
  await client.query(statement)
  await client.query("commit")
}

/** Makes the connection the caller's for good, so that a prepared statement alone is one round trip. */
export async function becomeForGood(client: Client, caller: Caller) {
  await client.query(becomeCaller, [caller.claims, false])
}

/** The four round trips as a script of pgbench; the statement with its values written into it. */
export const fourTripsScript = (caller: Caller, statement: string) => ({
  script: [
    "begin;",
    "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', :claims, true);",
    `${statement};`,
    "commit;",
  ],
  variables: { claims: caller.claims },
})

/** The caller as settings of a connection, for pgbench. */
export const settingsOf = (caller: Caller) => ({
  role: "authenticated",
  "request.jwt.claims": caller.claims,
})
