import { readStoredSession } from "#web/device/session-store.ts"
import { backend } from "./client.ts"

/** A link from a mail that brought the person here; `opened` gives the reason when it did not work. */
export interface MailLink {
  /** It leads to the choice of a new password. */
  recovery: boolean
  /** It signs in somebody else than who is signed in here: the person decides before it is opened. */
  otherPerson: OtherPerson | undefined
  opened: Promise<string | undefined>
}

interface OtherPerson {
  /** Whose link it is, as its token says, and who is signed in. */
  theirs: string
  yours: string
  decide: (isSwitching: boolean) => void
}

/** What the backend says of a link that did not work, in our words: whatever else stands in an address is not shown. */
const problems: Record<string, string> = {
  otp_expired: "Email link is invalid or has expired",
  user_banned: "User is banned",
  flow_state_not_found: "Open the link in the browser in which you asked for it.",
  over_request_rate_limit: "Too many tries. Wait a few minutes, then open the link again.",
}
const unknownProblem = "This link did not work. Ask for a new one."

/** Whether the link's tokens are another person's than who is signed in on this device: auth-js must not read them by itself. */
export function isOtherPersons(parameters: URLSearchParams): boolean {
  const mine = readStoredSession()?.user.id
  return parameters.has("access_token") && mine !== undefined && claimsIn(parameters).sub !== mine
}

/** Opens the link (auth-js reads it, or the person is asked first) and takes it out of the address bar. */
export function openMailLink(parameters: URLSearchParams): MailLink {
  const recovery = parameters.get("type") === "recovery"
  if (!isOtherPersons(parameters)) return { recovery, otherPerson: undefined, opened: open(parameters) }
  clearAddress()
  const yours = readStoredSession()?.user.email ?? ""
  const { email: theirs = "" } = claimsIn(parameters)
  const link: MailLink = { recovery, otherPerson: undefined, opened: Promise.resolve(undefined) }
  link.opened = new Promise((resolve) => {
    const decide = (isSwitching: boolean) => {
      if (!isSwitching) link.recovery = false
      resolve(isSwitching ? switchTo(parameters) : undefined)
    }
    link.otherPerson = { theirs, yours, decide }
  })
  return link
}

async function open(parameters: URLSearchParams) {
  const { error } = await backend.auth.initialize()
  clearAddress()
  return error ? (problems[parameters.get("error_code") ?? ""] ?? unknownProblem) : undefined
}

async function switchTo(parameters: URLSearchParams) {
  const { error } = await backend.auth.setSession({
    access_token: parameters.get("access_token") ?? "",
    refresh_token: parameters.get("refresh_token") ?? "",
  })
  return error ? unknownProblem : undefined
}

function clearAddress() {
  history.replaceState(history.state, "", location.pathname + location.search)
}

/** What the link's token says of itself. Nothing is trusted for it: the server judges the token when it is used. */
function claimsIn(parameters: URLSearchParams): { sub: string | undefined; email: string | undefined } {
  try {
    const [, payload = ""] = (parameters.get("access_token") ?? "").split(".")
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (each) =>
      each.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return { sub: textOf(claims, "sub"), email: textOf(claims, "email") }
  } catch {
    return { sub: undefined, email: undefined }
  }
}

function textOf(claims: unknown, name: string): string | undefined {
  const value: unknown = typeof claims === "object" && claims !== null ? Reflect.get(claims, name) : undefined
  return typeof value === "string" ? value : undefined
}
