import { createHash } from "node:crypto"
import { refuse } from "./errors.ts"
import { acceptedTypes, type MediaType } from "./parse/media-type.ts"
import type { Payload } from "./parse/payload.ts"
import { type Preferences, preferences } from "./parse/preferences.ts"
import type { Pair } from "./parse/query-string.ts"
import { type Query, readQuery } from "./parse/query.ts"
import { knownRelation } from "./plan/known-relation.ts"
import { checkBounds } from "./plan/check-bounds.ts"
import { negotiate } from "./plan/negotiate.ts"
import { planCall } from "./plan/plan-call.ts"
import { planRead } from "./plan/plan-read.ts"
import { planWrite } from "./plan/plan-write.ts"
import type { Routine } from "./schema-cache/introspection.ts"
import type { Relation, SchemaCache } from "./schema-cache/schema-cache.ts"
import {
  type Answer,
  callStatement,
  countPlanStatement,
  readStatement,
  type StatementText,
  writeStatement,
} from "./sql/statement.ts"

type Action = "read" | "create" | "update" | "upsert-one" | "delete" | "call"

/** The parts of a request that its plan depends on. */
export interface TableRequest {
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE"
  target: { kind: "relation" | "routine"; name: string }
  schema: string
  pairs: Pair[]
  accept: string | undefined
  prefer: string | undefined
  /** Which of `limit` and `offset` are given, in the query or a Range header. */
  range: { limit: boolean; offset: boolean }
  payload: Payload | undefined
}

/** Everything about a request that doesn't depend on its values, prepared once for all requests of the same shape. */
export interface PreparedRequest {
  action: Action
  statement: StatementText & { name: string }
  /** The statement that asks the planner for the number of rows. It is run for a planned count, and for an estimated count above maxRows. */
  countPlan: StatementText | undefined
  media: MediaType
  preferences: Preferences
  readOnly: boolean
  /** Whether the transaction may have to be rolled back once its result is known. */
  mayUndo: boolean
  relation: Relation | undefined
  routine: Routine | undefined
  hasConflictTarget: boolean
}

const actions = {
  GET: "read",
  HEAD: "read",
  POST: "create",
  PUT: "upsert-one",
  PATCH: "update",
  DELETE: "delete",
} as const

/** Parses and plans a request and writes its SQL. Throws HttpError with PostgREST's codes. */
export function prepare(request: TableRequest, cache: SchemaCache): PreparedRequest {
  const query = readQuery(request.pairs, isReadCall(request))
  const wanted = preferences(request.prefer, { tx: cache.settings.txOverride, timeZones: cache.timeZones })
  const context = { request, cache, query, wanted }
  const prepared = request.target.kind === "routine" ? prepareCall(context) : prepareRelation(context)
  if (wanted.handling === "strict" && wanted.invalid.length > 0) {
    throw refuse(400, "PGRST122", "Invalid preferences given with handling=strict", {
      details: `Invalid preferences: ${wanted.invalid.join(", ")}`,
    })
  }
  return prepared
}

/** Whether query parameters that don't look like filters are arguments of a function. */
export function isReadCall({ method, target }: Pick<TableRequest, "method" | "target">): boolean {
  return target.kind === "routine" && (method === "GET" || method === "HEAD")
}

interface Context {
  request: TableRequest
  cache: SchemaCache
  query: Query
  wanted: Preferences
}

function mediaOf(
  { cache, request }: Context,
  wanted: { relation: Relation | undefined; routine: Routine | undefined },
) {
  return negotiate(cache, acceptedTypes(request.accept), wanted)
}

function prepareRelation(context: Context): PreparedRequest {
  const { request, cache } = context
  const relation = knownRelation(cache, request.schema, request.target.name)
  return actions[request.method] === "read" ? prepareRead(context, relation) : prepareWrite(context, relation)
}

function prepareRead(context: Context, relation: Relation): PreparedRequest {
  const { cache, query, wanted, request } = context
  const media = mediaOf(context, { relation, routine: undefined })
  const { schema, name } = relation
  const read = planRead(cache, query, { schema, name, relation, from: "relation" }, { isWrite: false })
  checkBounds(read, cache.settings.bounds)
  const answer = answerOf(context, media, request.method !== "HEAD")
  const needsPlan = wanted.count === "planned" || wanted.count === "estimated"
  return {
    action: "read",
    statement: nameStatement(readStatement(read, answer), cache),
    countPlan: needsPlan ? countPlanStatement(read) : undefined,
    media,
    preferences: wanted,
    readOnly: true,
    mayUndo: false,
    relation,
    routine: undefined,
    hasConflictTarget: false,
  }
}

function prepareWrite(context: Context, relation: Relation): PreparedRequest {
  const { request, cache, query, wanted } = context
  const media = mediaOf(context, { relation, routine: undefined })
  const { method, payload, range } = request
  if (method === "GET" || method === "HEAD") throw new Error("A GET or HEAD request can't write.")
  if (method === "PUT" && (range.limit || range.offset)) {
    throw refuse(400, "PGRST114", "limit/offset querystring parameters are not allowed for PUT")
  }
  const { schema, name } = relation
  const read = planRead(cache, query, { schema, name, relation, from: "source" }, { isWrite: true })
  checkBounds(read, cache.settings.bounds)
  const plan = planWrite({ method, query, payload, preferences: wanted }, relation, read)
  const answer = answerOf(context, media, wanted.return === "representation")
  const action = actions[method]
  return {
    action,
    statement: nameStatement(writeStatement(plan, read, { ...answer, count: undefined }), cache),
    countPlan: undefined,
    media,
    preferences: wanted,
    readOnly: false,
    mayUndo: action === "upsert-one" || mayUndo(cache, wanted, media),
    relation,
    routine: undefined,
    hasConflictTarget: relation.primaryKey.length > 0 || query.onConflict !== undefined,
  }
}

function prepareCall(context: Context): PreparedRequest {
  const { request, cache, query, wanted } = context
  const target = { schema: request.schema, name: request.target.name }
  const plan = planCall(cache, target, query, request.payload)
  const { routine } = plan
  const media = mediaOf(context, { relation: plan.read.relation, routine })
  checkBounds(plan.read, cache.settings.bounds)
  if (wanted.handling === "strict" && wanted.maxAffected !== undefined && !routine.returnsSet) {
    throw refuse(
      400,
      "PGRST128",
      "Function must return SETOF or TABLE when max-affected preference is used with handling=strict",
    )
  }
  const readOnly = request.method !== "POST" || routine.volatility !== "v"
  return {
    action: "call",
    statement: nameStatement(callStatement(plan, answerOf(context, media, request.method !== "HEAD")), cache),
    countPlan: undefined,
    media,
    preferences: wanted,
    readOnly,
    mayUndo: !readOnly && mayUndo(cache, wanted, media),
    relation: plan.read.relation,
    routine,
    hasConflictTarget: false,
  }
}

function answerOf({ request, cache, wanted }: Context, media: MediaType, hasBody: boolean): Answer {
  const { maxRows, bounds } = cache.settings
  return { media, hasBody, count: wanted.count, range: request.range, maxRows, maxBytes: bounds.answerBytes }
}

function mayUndo({ settings }: SchemaCache, wanted: Preferences, media: MediaType): boolean {
  const limited = wanted.handling === "strict" && wanted.maxAffected !== undefined
  const rolledBack = wanted.tx === "rollback" || (settings.txRollbackByDefault && wanted.tx !== "commit")
  return media.shape === "object" || limited || rolledBack
}

/** The name changes with the schema and the text, so a prepared statement is never stale or mistaken for another. */
function nameStatement(statement: StatementText, { version }: SchemaCache) {
  const hash = createHash("sha1").update(statement.text).digest("base64url").slice(0, 20)
  return { ...statement, name: `t${version}:${hash}` }
}
