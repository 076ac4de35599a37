import { HttpError } from "#server/http/http-error.ts"
import type { SmsSettings } from "#server/setup/sign-in/sms-settings.ts"
import type { SendMail } from "../mails/postman.ts"
import type { Text } from "./text.ts"
import { twilio } from "./twilio.ts"

/** Sends text messages to phones. */
export interface Texter {
  /** The service's name in the public settings; empty if this server doesn't send texts. */
  name: "twilio" | "mailbox" | ""
  /** Sends a text and returns the service's id for it, if any. 422 if the service refuses it. */
  send(text: Text): Promise<string | undefined>
}

/** The configured service; `putIntoMailbox` receives the messages if they aren't sent to phones. */
export function texter(settings: SmsSettings | undefined, putIntoMailbox: SendMail): Texter {
  if (settings === undefined) return { name: "", send: () => Promise.reject(phonesOff()) }
  if (settings !== "mailbox") return { name: "twilio", send: twilio(settings) }
  return {
    name: "mailbox",
    send: async ({ to, text }) => {
      await putIntoMailbox({ to: `+${to}`, subject: "Text message", text, html: "" })
      return undefined
    },
  }
}

/** 400: this server doesn't send texts. */
export function phonesOff() {
  return new HttpError(400, "phone_provider_disabled", "Unsupported phone provider")
}
