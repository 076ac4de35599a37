import { env } from "node:process"
import { decodeJwt } from "jose"
import { callersTables } from "./callers-tables.ts"
import type { FunctionContext, FunctionHandler } from "@repertoire/backend/functions"

// Lets any site call the functions. On a hosted project, functions handle CORS themselves.
const openToAnySite = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
}

/** Wraps a function for a hosted project or plain Deno, as the default export of its `index.ts`. Settings are the project's secrets. */
export function onSupabase(handler: FunctionHandler) {
  return {
    async fetch(request: Request): Promise<Response> {
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: openToAnySite })
      const response = await answer(handler, request)
      for (const [name, value] of Object.entries(openToAnySite)) response.headers.set(name, value)
      return response
    },
  }
}

async function answer(handler: FunctionHandler, request: Request): Promise<Response> {
  const authorization = request.headers.get("authorization")
  if (authorization === null)
    return refuse(401, "UNAUTHORIZED_NO_AUTH_HEADER", "Missing authorization header")
  try {
    const context: FunctionContext = {
      caller: { userId: userIdOf(authorization), authorization, ip: ipOf(request) },
      backend: {
        url: setting("SUPABASE_URL") ?? "",
        anonKey: setting("SUPABASE_ANON_KEY") ?? "",
        serviceRoleKey: setting("SUPABASE_SERVICE_ROLE_KEY") ?? "",
      },
      setting,
      warn: console.warn,
    }
    if (await isUnproven(context)) return refuse(403, "insufficient_aal", "AAL2 required to call a function")
    return await handler(request, context)
  } catch (error) {
    console.error(error)
    return refuse(500, "WORKER_ERROR", "Function exited due to an error (please check logs)")
  }
}

/**
 * Whether the caller still has to verify a second factor; functions refuse such callers. The token doesn't
 * show this, so the database is asked.
 */
async function isUnproven(context: FunctionContext): Promise<boolean> {
  if (context.caller.userId === undefined) return false
  const { data } = await callersTables(context).rpc("second_factor_is_due").throwOnError()
  return data
}

/**
 * The id of the person named in the token. The project has verified the token, and the tables verify it again
 * with every query.
 */
function userIdOf(authorization: string): string | undefined {
  const { role, sub } = decodeJwt(authorization.replace(/^bearer +/i, ""))
  return role === "authenticated" ? sub : undefined
}

/**
 * The client's address as the project's own proxy saw it. Anything that a client writes into these headers is replaced, or comes before the
 * proxy's entry.
 */
function ipOf({ headers }: Request): string | undefined {
  return headers.get("cf-connecting-ip") ?? headers.get("x-forwarded-for")?.split(",").at(-1)?.trim()
}

function setting(name: string): string | undefined {
  return env[name] || undefined
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { "sb-error-code": code } })
}
