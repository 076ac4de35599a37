import { isLoopbackName } from "../loopback.ts"
import { type Environment, refusal } from "../settings/setting.ts"
import { signIn } from "../settings/sign-in.ts"

/** Where text messages go: to a service with Twilio's API, or into the local mailbox. */
export type SmsSettings = "mailbox" | { url: string; accountSid: string; token: string; from: string }

/** `mailbox`, or the parts of the text service's address. Throws a refusal that doesn't reveal a secret. */
export function smsSettings(environment: Environment): SmsSettings | undefined {
  const value = signIn.smsUrl.read(environment)
  if (value === undefined || value === "mailbox") return value
  const url = URL.canParse(value) ? new URL(value) : undefined
  // A plus sign in a query is decoded as a space.
  const from = url?.searchParams.get("from")?.trim() ?? ""
  const isPrivate = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopbackName(url.host))
  if (!url || !isPrivate || url.username === "" || url.password === "" || from === "") {
    throw refusal(signIn.smsUrl, "must be mailbox, or the address of a service like Twilio's.")
  }
  return {
    url: url.origin + url.pathname.replace(/\/$/, ""),
    accountSid: decodeURIComponent(url.username),
    token: decodeURIComponent(url.password),
    from: /^\d/.test(from) ? `+${from}` : from,
  }
}

/** Fixed codes for certain phone numbers, for tests: `+15550100=123456`, separated by commas. */
export function testCodes(environment: Environment): Map<string, string> {
  const pairs = signIn.testCodes.read(environment).map((pair) => /^\+?([1-9]\d{1,14})=(\d{6})$/.exec(pair))
  return new Map(
    pairs.map((pair) => {
      const [, phone, code] = pair ?? []
      if (phone === undefined || code === undefined)
        throw refusal(signIn.testCodes, "must be phone numbers with their codes, separated by commas.")
      return [phone, code]
    }),
  )
}
