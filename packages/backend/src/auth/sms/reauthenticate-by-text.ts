import { HttpError } from "#server/http/http-error.ts"
import type { AuthContext } from "../context.ts"
import { inTransaction } from "../store/statements.ts"
import { lockUserById } from "../store/users.ts"
import { isPhoneConfirmed } from "../accounts/user-json.ts"
import { messageIdOf } from "./phone-sign-in.ts"
import { secondsSince } from "./seconds-since.ts"
import { requirePhones, sendCode, textedCode } from "./texted-code.ts"

/** GET /reauthenticate for an account with only a phone number: texts it a code that PUT /user accepts as `nonce`. */
export async function reauthenticateByText(auth: AuthContext, userId: string) {
  requirePhones(auth)
  const code = await inTransaction(auth.pool, async (db) => {
    const user = await lockUserById(db, userId)
    if (!user?.phone || !isPhoneConfirmed(user)) {
      throw new HttpError(422, "phone_not_confirmed", "Please verify your phone first.")
    }
    auth.limits.checkTextInterval(secondsSince(user.reauthentication_sent_at))
    const type = "reauthentication_token"
    return textedCode(auth, db, { userId, type, to: user.phone, channel: "sms" })
  })
  return messageIdOf(await sendCode(auth, code))
}
