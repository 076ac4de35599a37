import type { sessionJson } from "../sessions/session-reply.ts"

/** The result that a redirect passes to the app: always in the fragment, and also in the query if the app exchanges a code. */
export interface Outcome {
  fragment?: Record<string, string>
  query?: Record<string, string>
}

export function messageOutcome(told: Record<string, string>, isInQueryToo: boolean): Outcome {
  return { fragment: { ...told, sb: "" }, ...(isInQueryToo && { query: told }) }
}

/** A session for the app, with additional parameters. */
export function sessionOutcome(
  { user: _user, ...session }: Awaited<ReturnType<typeof sessionJson>>,
  more: Record<string, string>,
): Outcome {
  return { fragment: { ...texts(session), sb: "", ...more } }
}

/** Adds the outcome to an allowed address, replacing its fragment. */
export function withOutcome(target: string, { fragment, query }: Outcome) {
  const [address = ""] = target.split("#")
  const joint = address.includes("?") ? "&" : "?"
  return address + (query ? joint + sortedQuery(query) : "") + (fragment ? `#${sortedQuery(fragment)}` : "")
}

function texts(fields: object) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}

function sortedQuery(fields: Record<string, string>) {
  const sorted = new URLSearchParams(fields)
  sorted.sort()
  return sorted.toString()
}
