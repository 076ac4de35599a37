import type { AuthContext } from "../context.ts"
import { lockUsersByPhone, lockUsersChangingPhone } from "../store/phones.ts"
import { type Database, inTransaction } from "../store/statements.ts"
import { isPhoneConfirmed } from "../accounts/user-json.ts"
import { phoneNumber } from "./phone-number.ts"
import { messageIdOf } from "./phone-sign-in.ts"
import { secondsSince } from "./seconds-since.ts"
import { requirePhones, sendCode, textedCode } from "./texted-code.ts"

/** POST /resend for a number: sends the pending text again. The response is the same if nothing is pending or the account doesn't exist. */
export async function resendText(auth: AuthContext, { type, phone }: { type: string; phone: string }) {
  requirePhones(auth)
  const to = phoneNumber(phone)
  const code = await inTransaction(auth.pool, (db) =>
    type === "sms" ? signUpCode(auth, db, to) : changeCode(auth, db, to),
  )
  return code ? messageIdOf(await sendCode(auth, code)) : {}
}

async function signUpCode(auth: AuthContext, db: Database, to: string) {
  const [user] = await lockUsersByPhone(db, to)
  if (!user || isPhoneConfirmed(user)) return undefined
  auth.limits.checkTextInterval(secondsSince(user.confirmation_sent_at))
  return textedCode(auth, db, { userId: user.id, type: "confirmation_token", to, channel: "sms" })
}

async function changeCode(auth: AuthContext, db: Database, to: string) {
  const [user] = await lockUsersChangingPhone(db, to)
  if (!user) return undefined
  auth.limits.checkTextInterval(secondsSince(user.phone_change_sent_at))
  return textedCode(auth, db, { userId: user.id, type: "phone_change_token", to, channel: "sms" })
}
