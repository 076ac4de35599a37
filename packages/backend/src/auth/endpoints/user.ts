import type { FastifyInstance } from "fastify"
import { requireUser } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { userJson } from "../accounts/user-json.ts"

/** GET /user: the caller's account. */
export function user(app: FastifyInstance, auth: AuthContext) {
  app.get("/user", async (request) => userJson((await requireUser(auth, request)).user))
}
