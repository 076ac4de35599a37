import { backend } from "./client.ts"

/** A link from a mail that brought the person here; `opened` gives the reason when it did not work. */
export interface MailLink {
  recovery: boolean
  opened: Promise<string | undefined>
}

/** Whether the address carries what the backend hands over after a mail link (tokens, or an error). Ask before `connect`. */
export function mailLinkParameters(hash: string): URLSearchParams | undefined {
  const parameters = new URLSearchParams(hash.slice(1))
  const carried = ["access_token", "error", "error_code", "error_description"]
  return carried.some((name) => parameters.has(name)) ? parameters : undefined
}

/** Lets auth-js read the link and takes it out of the address bar. */
export function openMailLink(parameters: URLSearchParams): MailLink {
  return { recovery: parameters.get("type") === "recovery", opened: open() }
}

async function open() {
  const { error } = await backend.auth.initialize()
  history.replaceState(history.state, "", location.pathname + location.search)
  return error?.message
}
