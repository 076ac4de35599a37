import { readStoredSession } from "#web/device/session-store.ts"
import { backend } from "#web/backend/client.ts"
import { linkProblems, unknownLinkProblem } from "./link-problem-sentences.ts"

/** The email link that brought the person here. `opened` resolves with the reason if the link didn't work. */
export interface MailLink {
  /** Whether the link leads to the form for a new password. */
  recovery: boolean
  /** Set if the link signs in someone other than the current person. The current person then decides before the link is opened. */
  otherPerson: OtherPerson | undefined
  opened: Promise<string | undefined>
}

interface OtherPerson {
  /** The email addresses of the link's owner (from its token) and of the signed-in person. */
  theirs: string
  yours: string
  decide: (isSwitching: boolean) => void
}

/** Whether the link belongs to someone other than the signed-in person. If so, auth-js must not read it. */
export function isOtherPersons(parameters: URLSearchParams): boolean {
  const mine = readStoredSession()?.user.id
  return parameters.has("access_token") && mine !== undefined && claimsIn(parameters).sub !== mine
}

/** Opens the link (auth-js reads it, or the person is asked first) and removes it from the address bar. */
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
  return error ? (linkProblems.get(parameters.get("error_code") ?? "") ?? unknownLinkProblem) : undefined
}

async function switchTo(parameters: URLSearchParams) {
  const { error } = await backend.auth.setSession({
    access_token: parameters.get("access_token") ?? "",
    refresh_token: parameters.get("refresh_token") ?? "",
  })
  return error ? unknownLinkProblem : undefined
}

function clearAddress() {
  history.replaceState(history.state, "", location.pathname + location.search)
}

/** The claims in the link's token. They aren't trusted here; the server verifies the token when it is used. */
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
