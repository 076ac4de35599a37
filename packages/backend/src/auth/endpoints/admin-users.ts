import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { endAccess } from "../sessions/account-access.ts"
import { reload } from "../accounts/accounts.ts"
import { isUuid, requireAdmin } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { emailAddress } from "../accounts/email-address.ts"
import { factorMethods, factorNotFound } from "../factors/second-factors.ts"
import { checkChanges, checkMetadata } from "../accounts/metadata.ts"
import { pageOf, tellPages } from "../requests/page-of.ts"
import { hashPassword } from "../passwords/passwords.ts"
import { invalid } from "../requests/refusals.ts"
import { readBody } from "../requests/request-body.ts"
import { phoneNumber } from "../sms/phone-number.ts"
import {
  type AccountFields,
  deleteUser,
  insertAdminsUser,
  softDeleteUser,
  updateAdminsUser,
  usersPage,
} from "../store/admin-users.ts"
import { deleteFactor, lockFactor } from "../store/factors.ts"
import { dropAllTokens } from "../store/one-time-tokens.ts"
import { type Database, inTransaction, isDuplicate } from "../store/statements.ts"
import { type User, findUserById, lockUserById } from "../store/users.ts"
import { userJson } from "../accounts/user-json.ts"
import { emailExists } from "../codes/verification.ts"

const data = z.record(z.string(), z.unknown()).nullish()
const text = z.string().nullish()

const bodyShape = z.object({
  id: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: data,
  app_metadata: data,
  role: text,
  ban_duration: text,
})
type Body = z.infer<typeof bodyShape>

type OneUser = FastifyRequest<{ Params: { id: string } }>
type OneFactor = FastifyRequest<{ Params: { id: string; factorId: string } }>

/** /admin/users: accounts; only for the service role. */
export function adminUsers(app: FastifyInstance, auth: AuthContext) {
  app.get("/admin/users", (request, reply) => listUsers(auth, request, reply))
  app.post("/admin/users", async (request) => {
    await requireAdmin(auth, request)
    const body = readBody(request, bodyShape)
    if (!body.email && !body.phone) throw invalid("Cannot create a user without either an email or phone")
    if (body.id && !isUuid(body.id)) throw invalid("ID must conform to the uuid v4 format")
    const id = body.id || crypto.randomUUID()
    const fields = await fieldsOf(body)
    for (const metadata of [fields.userMetadata, fields.appMetadata]) checkMetadata(metadata)
    return userJson(await writeUser(auth, id, (db) => insertAdminsUser(db, id, fields)))
  })
  app.get("/admin/users/:id", async (request: OneUser) => userJson(await requireOneUser(auth, request)))
  app.put("/admin/users/:id", async (request: OneUser) => {
    const { id } = await requireOneUser(auth, request)
    const fields = await fieldsOf(readBody(request, bodyShape))
    let ended: string[] = []
    const user = await writeUser(auth, id, async (db) => {
      const before = await lockUserById(db, id)
      checkChanges(before?.raw_user_meta_data ?? null, fields.userMetadata)
      checkChanges(before?.raw_app_meta_data ?? null, fields.appMetadata)
      await updateAdminsUser(db, id, fields)
      if (fields.passwordHash === undefined) return
      await dropAllTokens(db, id)
      ended = await endAccess(db, id)
    })
    auth.onSessionsEnded(ended)
    return userJson(user)
  })
  app.delete("/admin/users/:id", async (request: OneUser) => {
    const { id } = await requireOneUser(auth, request)
    const isSoft = request.body ? wantsSoftDeletion(request) : false
    await inTransaction(auth.pool, (db) => (isSoft ? softDeleteUser(db, id) : deleteUser(db, id)))
    return {}
  })
  app.get("/admin/users/:id/factors", async (request: OneUser) => {
    const { factors } = userJson(await requireOneUser(auth, request))
    return factors ?? []
  })
  app.delete("/admin/users/:id/factors/:factorId", (request: OneFactor) => removeFactor(auth, request))
}

async function listUsers(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  await requireAdmin(auth, request)
  const page = pageOf(request)
  const { users, total } = await usersPage(auth.pool, page)
  const address = `${auth.externalUrl}/admin/users`
  return tellPages(reply, { ...page, total, address }).send({
    users: users.map(userJson),
    aud: "authenticated",
  })
}

/** The account whose id is in the address; only for the service role. 404 if there is none. */
export async function requireOneUser(auth: AuthContext, request: OneUser): Promise<User> {
  await requireAdmin(auth, request)
  const { id } = request.params
  if (!isUuid(id)) throw new HttpError(404, "validation_failed", "user_id must be an UUID")
  const user = await findUserById(auth.pool, id)
  if (!user) throw new HttpError(404, "user_not_found", "User not found")
  return user
}

async function fieldsOf(body: Body): Promise<AccountFields> {
  return {
    email: body.email ? emailAddress(body.email) : undefined,
    phone: body.phone ? phoneNumber(body.phone) : undefined,
    passwordHash: body.password_hash || (body.password ? await hashPassword(body.password) : undefined),
    emailConfirmed: body.email_confirm ?? false,
    phoneConfirmed: body.phone_confirm ?? false,
    userMetadata: body.user_metadata ?? undefined,
    appMetadata: body.app_metadata ?? undefined,
    role: body.role || undefined,
    bannedUntil: body.ban_duration ? endOfBan(body.ban_duration) : undefined,
  }
}

const unitMilliseconds: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1_000 }

/** Reads the end of a ban from `none` or from a duration such as 24h or 1h30m. */
function endOfBan(written: string): string | null {
  if (written === "none") return null
  const parts = [...written.matchAll(/(\d+)([hms])/g)]
  if (parts.length === 0 || parts.map(([part]) => part).join("") !== written) {
    throw invalid(`invalid format for ban duration: time: invalid duration "${written}"`)
  }
  const duration = parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unitMilliseconds[unit ?? ""] ?? 0),
    0,
  )
  return new Date(Math.min(Date.now() + duration, Date.UTC(9999, 0, 1))).toISOString()
}

async function writeUser(
  auth: AuthContext,
  id: string,
  write: (db: Database) => Promise<void>,
): Promise<User> {
  try {
    return await inTransaction(auth.pool, async (db) => {
      await write(db)
      return reload(db, id)
    })
  } catch (error) {
    throw isDuplicate(error) ? emailExists() : error
  }
}

function wantsSoftDeletion(request: FastifyRequest) {
  const shape = z.object({ should_soft_delete: z.boolean().nullish() })
  return readBody(request, shape).should_soft_delete ?? false
}

async function removeFactor(auth: AuthContext, request: OneFactor) {
  const user = await requireOneUser(auth, request)
  const { factorId: id } = request.params
  if (!isUuid(id)) throw new HttpError(404, "validation_failed", "factor_id must be an UUID")
  await inTransaction(auth.pool, async (db) => {
    const factor = await lockFactor(db, id, user.id)
    if (!factor) throw factorNotFound()
    await deleteFactor(db, id, factorMethods[factor.factor_type])
  })
  return { id }
}
