import type { RoleContext } from "#server/postgres/as-role.ts"
import type { Caller } from "./identity.ts"
import type { Prepared } from "./prepare.ts"
import { type HttpRequest, single } from "./request.ts"
import type { SchemaCache } from "./schema-cache/schema-cache.ts"
import { identifier } from "./sql/sql-text.ts"

/** What a transaction knows about its request: who asks and how, as settings that functions and policies can read. */
export function roleContext(
  { http, cache, schema, caller }: { http: HttpRequest; cache: SchemaCache; schema: string; caller: Caller },
  { preferences, routine, readOnly }: Prepared,
): RoleContext {
  return {
    role: caller.role,
    readOnly,
    before: cache.settings.preRequest,
    settings: {
      ...cache.settings.databaseSettings,
      ...caller.settings,
      ...functionSettings(routine?.settings ?? []),
      ...(preferences.timezone !== undefined && { timezone: preferences.timezone }),
      search_path: searchPath(cache, schema),
      "request.jwt.claims": caller.claims,
      "request.method": http.method,
      "request.path": http.path,
      ...headerSettings(http.headers),
    },
  }
}

function searchPath({ settings }: SchemaCache, schema: string) {
  return [schema, ...settings.extraSearchPath.filter((each) => each !== schema)].map(identifier).join(", ")
}

/** A function's own time limit would come too late: Postgres counts it from the start of the statement. */
function functionSettings(settings: string[]): Record<string, string> {
  const timeout = settings.find((setting) => setting.startsWith("statement_timeout="))
  return timeout === undefined ? {} : { statement_timeout: timeout.slice(timeout.indexOf("=") + 1) }
}

function headerSettings({ cookie, ...headers }: HttpRequest["headers"]) {
  return {
    "request.headers": JSON.stringify(headers),
    "request.cookies": cookie === undefined ? "{}" : JSON.stringify(cookies(single(cookie) ?? "")),
  }
}

function cookies(header: string): Record<string, string> {
  const pairs = header.split(";").map((part): [string, string] => {
    const equals = part.indexOf("=")
    return equals < 0 ? [part.trim(), ""] : [part.slice(0, equals).trim(), part.slice(equals + 1).trim()]
  })
  return Object.fromEntries(pairs.filter(([name]) => name !== ""))
}
