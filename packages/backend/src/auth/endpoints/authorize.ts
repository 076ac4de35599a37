import type { FastifyInstance } from "fastify"
import type { AuthContext } from "../context.ts"
import { messageOutcome, withOutcome } from "../requests/outcome-address.ts"
import { depart, providerAskedFor } from "../providers/departure.ts"
import { unreachable } from "../providers/outcomes.ts"
import { queryText } from "../requests/request-body.ts"

/** GET /authorize: redirects the browser to a provider's sign-in page. */
export function authorize(app: FastifyInstance, auth: AuthContext) {
  app.get("/authorize", async (request, reply) => {
    await auth.limits.countRequest(request, "authorize")
    const provider = providerAskedFor(auth, queryText(request, "provider"))
    const { address, referrer, isPkce } = await depart(auth, request, reply, { provider })
    const target = address?.href ?? withOutcome(referrer, messageOutcome(unreachable(provider), isPkce))
    return reply.header("referrer-policy", "no-referrer").redirect(target, 302)
  })
}
