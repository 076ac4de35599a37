import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import type { SmsSettings } from "#server/setup/sign-in/sms-settings.ts"
import type { Text } from "./text.ts"

const patienceMilliseconds = 10_000
const answerShape = z.object({ sid: z.string() })

/** Sends text messages through Twilio's API or a compatible one: https://www.twilio.com/docs/messaging/api/message-resource. */
export function twilio(settings: Exclude<SmsSettings, "mailbox">): (text: Text) => Promise<string> {
  const { url, accountSid, token, from } = settings
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${token}`).toString("base64")}`
  return async ({ to, text, channel }) => {
    const prefix = channel === "whatsapp" ? "whatsapp:" : ""
    const answer: unknown = await fetch(address, {
      method: "POST",
      redirect: "error",
      headers: { authorization },
      body: new URLSearchParams({ To: `${prefix}+${to}`, From: prefix + from, Body: text }),
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined)
    const read = answerShape.safeParse(answer)
    // Don't pass on the service's own error message, because it may contain the number.
    if (!read.success) throw new HttpError(422, "sms_send_failed", "Error sending sms")
    return read.data.sid
  }
}
