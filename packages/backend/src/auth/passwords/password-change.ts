import { HttpError } from "#server/http/http-error.ts"
import type { Bearer } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { hashPassword, isPassword } from "./passwords.ts"
import { dropToken } from "../store/one-time-tokens.ts"
import type { User } from "../store/users.ts"
import { isSentCode } from "../codes/verification.ts"

const freshSession = 24 * 60 * 60 * 1_000

/**
 * The hash of a new password that this caller may set. A session started in the last 24 hours is enough; an older one also needs the current
 * password or an emailed code. If a password or code is sent, it must always be correct.
 */
export async function checkedNewPassword(
  auth: AuthContext,
  { user, session }: Bearer,
  sent: { password: string; current_password: string; nonce: string },
  ip: string,
): Promise<string> {
  await auth.passwords.check(sent.password)
  if (sent.current_password !== "") await checkCurrentPassword(auth, user, sent.current_password, ip)
  if (sent.nonce !== "") await redeemNonce(auth, user, sent.nonce, ip)
  if (sent.current_password === "" && sent.nonce === "" && !isFresh(session?.created_at)) {
    throw new HttpError(400, "reauthentication_needed", "Password update requires reauthentication")
  }
  if (user.encrypted_password && (await isPassword(sent.password, user.encrypted_password))) {
    const message = "New password should be different from the old password."
    throw new HttpError(422, "same_password", message)
  }
  return hashPassword(sent.password)
}

async function checkCurrentPassword(auth: AuthContext, user: User, password: string, ip: string) {
  const guess = await auth.limits.takeGuess({ kind: "password", account: user.id, ip })
  if (!(await isPassword(password, user.encrypted_password))) {
    throw new HttpError(400, "current_password_invalid", "Current password is incorrect")
  }
  await guess.giveBack()
}

async function redeemNonce(auth: AuthContext, user: User, nonce: string, ip: string) {
  const guess = await auth.limits.takeGuess({ kind: "nonce", account: user.id, ip })
  if (!isSentCode(auth, user, "reauthentication_token", nonce)) {
    throw new HttpError(422, "reauthentication_not_valid", "Nonce has expired or is invalid")
  }
  await guess.giveBack()
  await dropToken(auth.pool, user.id, "reauthentication_token")
}

function isFresh(createdAt: string | null | undefined) {
  return Boolean(createdAt) && Date.now() - Date.parse(createdAt ?? "") < freshSession
}
