import { randomUUID } from "node:crypto"
import {
  createClient,
  REALTIME_SUBSCRIBE_STATES,
  type RealtimeChannel,
  type SupabaseClient,
} from "@supabase/supabase-js"
import pg from "pg"
import { vi } from "vitest"
import ws from "ws"
import { tokenKeys } from "#server/http/jwt.ts"
import { jwtKeysFrom } from "#server/setup/keys/jwt-keys.ts"
import type { Product } from "#server/product.ts"
import { notes } from "../../examples/notes/notes.ts"
import { startProduct, type TestServer } from "./product-server.ts"
import { testSecrets } from "./test-secrets.ts"

// Node 20 has no built-in WebSocket, and the client doesn't start without one.
Object.assign(globalThis, { WebSocket: ws })

const schema = `
  create table public.letters (
    id uuid primary key default gen_random_uuid(),
    owner uuid not null,
    body text,
    secret text,
    number int,
    price numeric,
    tags text[],
    doc jsonb,
    seen boolean not null default false,
    day date
  );
  alter table public.letters enable row level security;
  create policy own on public.letters to authenticated using (owner = auth.uid()) with check (owner = auth.uid());
  grant select (id, owner, body, number, price, tags, doc, seen, day), insert, update, delete on public.letters to authenticated;
  create table public.board (id int primary key, line text);
  grant select on public.board to anon, authenticated;
  alter table public.board replica identity full;
  create table public.unpublished (id int primary key);
  grant select on public.unpublished to anon, authenticated;
  alter publication supabase_realtime add table public.letters, public.board;
  create table public.members (topic text, person uuid, may_write boolean);
  grant select on public.members to authenticated;
  create policy reads on realtime.messages for select to authenticated
    using (exists (select from public.members where topic = realtime.topic() and person = auth.uid()));
  create policy writes on realtime.messages for insert to authenticated
    with check (exists (select from public.members where topic = realtime.topic() and person = auth.uid() and may_write));
  notify pgrst, 'reload schema';
`

/**
 * A server on a database with letters that only their owner sees, a board that everyone sees, and private channels with
 * members.
 */
export interface LettersServer extends TestServer {
  /** Runs SQL as the superuser. */
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** Makes a token for a person, which expires after `seconds`. */
  tokenOf: (person: string, seconds?: number) => Promise<string>
  /** The official client, signed in as a person or with only the anonymous key. */
  clientOf: (person?: string) => Promise<SupabaseClient>
}

export async function startLetters(
  settings: Record<string, string> = {},
  product: Product = notes,
): Promise<LettersServer> {
  const server = await startProduct(product, { REALTIME_GUESTS: "true", ...settings })
  const admin = new pg.Client({ connectionString: server.databaseUrl })
  await admin.connect()
  admin.on("error", () => {})
  await admin.query(schema)
  // A server reads the list of published tables when it starts, and these tables are new.
  await admin.query("select realtime.follow_published_tables($1)", [
    settings["REALTIME_CHANGES"] === "triggers",
  ])
  const clients: SupabaseClient[] = []
  const tokenOf = await tokensOf(server)
  return {
    ...server,
    tokenOf,
    sql: async (text, values) => (await admin.query<Record<string, unknown>>(text, values)).rows,
    clientOf: async (person) => {
      const token = person === undefined ? undefined : await tokenOf(person)
      const client = newSocketClient(server, token)
      clients.push(client)
      // Without this call, the client might join before it has asked for its token.
      if (token !== undefined) await client.realtime.setAuth()
      return client
    },
    stop: async () => {
      await Promise.all(clients.map((client) => client.removeAllChannels()))
      await admin.end()
      await server.stop()
    },
  }
}

export function newSocketClient(
  server: Pick<TestServer, "url" | "anonKey">,
  token?: string,
  vsn = "2.0.0",
): SupabaseClient {
  return createClient(server.url, server.anonKey, {
    ...(token !== undefined && { accessToken: async () => token }),
    realtime: { vsn },
  })
}

/** Signs tokens for people, for a server with the test's secrets. A token expires after a given number of seconds. */
export async function tokensOf({ url }: Pick<TestServer, "url">) {
  const keys = await tokenKeys({
    ...testSecrets,
    jwtKeys: jwtKeysFrom(testSecrets.jwtKeys, "the test's keys"),
    issuer: `${url}/auth/v1`,
  })
  return (person: string, seconds = 3600) => {
    const exp = Math.floor(Date.now() / 1000) + seconds
    return keys.sign({ iss: `${url}/auth/v1`, sub: person, role: "authenticated", aud: "authenticated", exp })
  }
}

export const newPerson = () => randomUUID()

/**
 * Joins a channel. Resolves once it is subscribed. If the channel asked for row changes, or for messages from the database, it
 * also waits for the confirmation that these will arrive.
 */
export async function join(
  channel: RealtimeChannel,
  options: { changes?: boolean; messages?: boolean } = {},
): Promise<void> {
  const systems: string[] = []
  channel.on("system", {}, ({ message }: { message: string }) => systems.push(message))
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve()
      else reject(error ?? new Error(status))
    })
  })
  // A replication slot is only created once earlier transactions are over, including those of other tests.
  const told = (message: string) => vi.waitUntil(() => systems.includes(message), { timeout: 20_000 })
  if (options.changes) await told("Subscribed to PostgreSQL")
  if (options.messages) await told("Replication connection established")
}

/** Everything received so far, and a way to wait for more. */
export class Received<T> {
  readonly all: T[] = []
  readonly take = (each: T) => void this.all.push(each)

  async count(number: number): Promise<T[]> {
    await vi.waitUntil(() => this.all.length >= number, { timeout: 10_000 })
    return this.all
  }
}
