import { isLoopbackName } from "./loopback.ts"
import * as setting from "./settings.ts"
import { StartError } from "./start-error.ts"

/** Where texts go: to a service that speaks Twilio's language, or into the local mailbox. */
export type SmsSettings = "mailbox" | { url: string; accountSid: string; token: string; from: string }

/** `mailbox`, or `https://SID:TOKEN@api.twilio.com?from=+15550100`. Throws a StartError that repeats no secret. */
export function smsSettings(environment: NodeJS.ProcessEnv, name: string): SmsSettings | undefined {
  const value = setting.text(environment, name)
  if (value === undefined || value === "mailbox") return value
  const url = URL.canParse(value) ? new URL(value) : undefined
  // A plus sign in a query is read as a space.
  const from = url?.searchParams.get("from")?.trim() ?? ""
  const isPrivate = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopbackName(url.host))
  if (!url || !isPrivate || url.username === "" || url.password === "" || from === "") {
    throw new StartError(
      `${name} must be mailbox, or the address of a service like Twilio's: https://SID:TOKEN@api.twilio.com?from=+15550100.`,
    )
  }
  return {
    url: url.origin + url.pathname.replace(/\/$/, ""),
    accountSid: decodeURIComponent(url.username),
    token: decodeURIComponent(url.password),
    from: /^\d/.test(from) ? `+${from}` : from,
  }
}

/** Codes that numbers always get, for tests: `+15550100=123456`, separated by commas. */
export function testCodes(environment: NodeJS.ProcessEnv, name: string): Map<string, string> {
  const pairs = (setting.list(environment, name) ?? []).map((pair) =>
    /^\+?([1-9]\d{1,14})=(\d{6})$/.exec(pair),
  )
  return new Map(
    pairs.map((pair) => {
      const [, phone, code] = pair ?? []
      if (phone === undefined || code === undefined) {
        throw new StartError(`${name} must hold numbers with their codes, such as +15550100=123456.`)
      }
      return [phone, code]
    }),
  )
}
