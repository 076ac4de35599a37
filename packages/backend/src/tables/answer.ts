import type { Pool } from "pg"
import type { TokenKeys } from "#server/http/jwt.ts"
import { refuse } from "./errors.ts"
import { identify } from "./identity.ts"
import { checkKeyScope } from "./key-scope.ts"
import { describe } from "./description/describe.ts"
import type { PlanStore } from "./plan-store.ts"
import type { TableRequest } from "./prepare.ts"
import { type HttpRequest, resourceOf, schemaOf, single, tableRequest } from "./request.ts"
import { errorReply } from "./respond/error-reply.ts"
import { infoReply } from "./respond/info.ts"
import type { Reply } from "./respond/reply.ts"
import { respond, respondPlan } from "./respond/respond.ts"
import { type CallerRequest, roleContext } from "./role-context.ts"
import { run, runExplain } from "./run.ts"
import type { SchemaCache } from "./schema-cache/schema-cache.ts"
import type { Turns } from "./turns.ts"
import { boundValues } from "./sql/bound-values.ts"
import type { StatementText } from "./sql/statement.ts"

// The operator's role. Its requests don't wait for a turn.
const serviceRole = "service_role"

/** Everything needed to answer a request. */
export interface Room {
  pool: Pool
  verify: TokenKeys["verify"]
  plans: PlanStore
  turns: Turns
  /** The public address of the tables, and the server's version. */
  place: { address: string; version: string }
  /** The functions that a personal key with the log scope can call. */
  loggingFunctions: readonly string[]
  /** The newest schema cache; undefined until the first one is loaded. */
  schemaCache: () => SchemaCache | undefined
  /** Called with internal errors. */
  failed: (error: unknown) => void
}

/**
 * Handles an HTTP request: resolves the resource, identifies the caller, plans the request, runs its SQL as the caller's role and builds the
 * response. Never throws.
 */
export async function answer(room: Room, http: HttpRequest): Promise<Reply> {
  let isAnonymous = true
  try {
    const cache = requireSchemaCache(room)
    const resource = resourceOf(http)
    const schema = schemaOf(http, cache.settings.schemas)
    const { authorization, apikey } = http.headers
    const tokens = { authorization: single(authorization), apikey: single(apikey) }
    const caller = await identify(tokens, room.verify, cache)
    isAnonymous = caller.role === cache.settings.anonRole
    checkKeyScope(caller.keyScope, http, resource, room.loggingFunctions)
    if (http.method === "OPTIONS") return infoReply(cache, schema, resource)
    if (resource.kind === "root") {
      const asked = () => describe({ pool: room.pool, http, schema, caller, place: room.place })
      return await (caller.role === serviceRole ? asked() : room.turns.take(caller.userId ?? http.ip, asked))
    }
    return await answerFromDatabase(room, { http, cache, target: resource, schema, caller })
  } catch (error) {
    const reply = errorReply(error, isAnonymous)
    if (reply.status >= 500) room.failed(error)
    return reply
  }
}

function requireSchemaCache({ schemaCache }: Room): SchemaCache {
  const cache = schemaCache()
  if (cache) return cache
  throw refuse(503, "PGRST002", "Could not query the database for the schema cache. Retrying.", {
    headers: { "retry-after": "1" },
  })
}

interface RowsRequest extends CallerRequest {
  target: TableRequest["target"]
}

async function answerFromDatabase(room: Room, asking: RowsRequest): Promise<Reply> {
  const { http, cache, target, schema, caller } = asking
  const { schemas, maxRows, txRollbackByDefault } = cache.settings
  const { request, range } = tableRequest(http, target, schema)
  const mostRows = cache.settings.bounds.writeRows
  if (target.kind === "relation" && (request.payload?.rows ?? 0) > mostRows) {
    throw refuse(413, "PGRST102", `A request may write at most ${mostRows} rows`)
  }
  const { prepared, isReused } = room.plans.planOf(request, cache)
  const { tx } = prepared.preferences
  const sources = { pairs: request.pairs, body: request.payload?.text ?? null, range, maxRows }
  const running = {
    pool: room.pool,
    context: roleContext(asking, prepared),
    prepared,
    isReused,
    values: ({ bounds }: StatementText) => boundValues(bounds, sources),
    rollsBack: tx === undefined ? txRollbackByDefault : tx === "rollback",
    maxRows,
  }
  const inTurn = <Result>(work: () => Promise<Result>) =>
    caller.role === serviceRole ? work() : room.turns.take(caller.userId ?? http.ip, work)
  if (prepared.media.shape === "plan") return respondPlan(prepared, await inTurn(() => runExplain(running)))
  return respond(prepared, await inTurn(() => run(running)), {
    isHead: request.method === "HEAD",
    name: http.path.slice(1),
    pairs: request.pairs,
    offset: range.offset,
    profile: schemas.length > 1 ? schema : undefined,
  })
}
