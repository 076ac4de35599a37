import type { FastifyInstance } from "fastify"
import { requireAdmin } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { pageOf, tellPages } from "../requests/page-of.ts"
import { invalid } from "../requests/refusals.ts"
import { queryText } from "../requests/request-body.ts"
import { auditPage, auditScopes } from "../store/audit.ts"

/** GET /admin/audit: what happened to accounts, newest first; only for the service role. */
export function adminAudit(app: FastifyInstance, auth: AuthContext) {
  app.get("/admin/audit", async (request, reply) => {
    await requireAdmin(auth, request)
    const page = pageOf(request)
    const filter = filterOf(queryText(request, "query"))
    const { entries, total } = await auditPage(auth.pool, { ...page, filter })
    return tellPages(reply, { ...page, total, address: `${auth.externalUrl}/admin/audit` }).send(entries)
  })
}

/** Reads a filter such as `action:login`. */
function filterOf(query: string) {
  if (query === "") return undefined
  const [name = "", ...text] = query.split(":")
  const scope = (["author", "action", "type"] as const).find((each) => each === name)
  if (!scope || text.length === 0) {
    throw invalid(`Invalid query scope: "${name}". Valid scopes are ${Object.keys(auditScopes).join(", ")}.`)
  }
  return { scope, text: text.join(":") }
}
