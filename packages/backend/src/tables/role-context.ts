import {
  type RoleContext,
  roleStatement,
  type RoleStatement,
  type Setting,
} from "#server/postgres/as-role.ts"
import { claimNames } from "#server/postgres/claim-settings.ts"
import type { Caller } from "./identity.ts"
import type { PreparedRequest } from "./prepare.ts"
import { type HttpRequest, single } from "./request.ts"
import type { SchemaCache } from "./schema-cache/schema-cache.ts"
import { identifier } from "./sql/sql-text.ts"

/** A request with its caller. */
export interface CallerRequest {
  http: HttpRequest
  cache: SchemaCache
  schema: string
  caller: Caller
}

// Requests with the same plan differ only in role and values, so they share statements.
const statements = new WeakMap<PreparedRequest, Map<string, RoleStatement>>()

/** The context of a request's transaction: the caller and the request, as settings that functions and policies can read. */
export function roleContext(asking: CallerRequest, prepared: PreparedRequest): RoleContext {
  const { http, cache, caller } = asking
  const { timezone } = prepared.preferences
  const { cookie } = http.headers
  return {
    become: becoming(asking, prepared),
    before: cache.settings.preRequest,
    values: [
      ...caller.claims,
      http.path,
      JSON.stringify(cookie === undefined ? http.headers : { ...http.headers, cookie: undefined }),
      cookie === undefined ? "{}" : JSON.stringify(cookies(single(cookie) ?? "")),
      ...(timezone === undefined ? [] : [timezone]),
    ],
  }
}

function becoming(asking: CallerRequest, prepared: PreparedRequest): RoleStatement {
  const { role } = asking.caller
  const ofPlan = statements.get(prepared) ?? new Map<string, RoleStatement>()
  const known = ofPlan.get(role)
  if (known) return known
  const made = statementFor(asking, prepared)
  statements.set(prepared, ofPlan.set(role, made))
  return made
}

function statementFor({ http, cache, schema, caller }: CallerRequest, prepared: PreparedRequest) {
  const { preferences, routine, readOnly } = prepared
  return roleStatement({
    role: caller.role,
    readOnly,
    settings: [
      ...cache.settings.databaseSettings,
      ...caller.settings,
      ...functionSettings(routine?.settings ?? []),
      ["search_path", searchPath(cache, schema)],
      ["request.method", http.method],
    ],
    names: [
      ...claimNames,
      "request.path",
      "request.headers",
      "request.cookies",
      ...(preferences.timezone === undefined ? [] : ["timezone"]),
    ],
  })
}

function searchPath({ settings }: SchemaCache, schema: string) {
  return [schema, ...settings.extraSearchPath.filter((each) => each !== schema)].map(identifier).join(", ")
}

/**
 * The function's own settings that must apply to the whole statement. A time limit set on the function itself would take
 * effect too late, because Postgres measures it from the start of the statement.
 */
function functionSettings(settings: string[]): Setting[] {
  const timeout = settings.find((setting) => setting.startsWith("statement_timeout="))
  return timeout === undefined ? [] : [["statement_timeout", timeout.slice(timeout.indexOf("=") + 1)]]
}

function cookies(header: string): Record<string, string> {
  const pairs = header.split(";").map((part): [string, string] => {
    const equals = part.indexOf("=")
    return equals < 0 ? [part.trim(), ""] : [part.slice(0, equals).trim(), part.slice(equals + 1).trim()]
  })
  return Object.fromEntries(pairs.filter(([name]) => name !== ""))
}
