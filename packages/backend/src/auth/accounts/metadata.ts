import { invalid } from "../requests/refusals.ts"

/** A JSON object with facts about a person that have no columns of their own. It is written by the person or the operator. */
export type Metadata = Record<string, unknown>

const mostBytes = 16 * 1024
/** A token is sent in a header with every request, and servers and proxies accept only 8 KB of headers. */
const mostBytesInToken = 4 * 1024

/** Checks the metadata of a new account: 400 if it is larger than 16 KB. */
export function checkMetadata(metadata: Metadata | undefined) {
  if (metadata !== undefined && bytesOf(metadata) > mostBytes) throw tooLarge()
}

/** Checks changes to metadata; null removes a key. 400 if the result is larger than 16 KB and larger than before. */
export function checkChanges(before: Metadata | null, changes: Metadata | undefined) {
  if (changes !== undefined && !fits(before, changes)) throw tooLarge()
}

/** Whether the metadata is at most 16 KB after these changes, or at least no larger than before. */
export function fits(before: Metadata | null, changes: Metadata): boolean {
  const after = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null)
  return bytesOf(Object.fromEntries(after)) <= Math.max(mostBytes, bytesOf(before ?? {}))
}

/** As many of a provider's facts about a person as fit, shortest first, so that too many facts never block a sign-in. */
export function shortestFacts(facts: Metadata, room = mostBytes): Metadata {
  if (bytesOf(facts) <= room) return facts
  const taken: Metadata = {}
  for (const [name, value] of Object.entries(facts).toSorted((a, b) => bytesOf(a) - bytesOf(b))) {
    if (bytesOf({ ...taken, [name]: value }) <= room) taken[name] = value
  }
  return taken
}

/**
 * The metadata in an account's access tokens. If it is too large to send with each request, only the names of the providers are kept. GET /user
 * returns all the metadata.
 */
export function tokenMetadata(user: {
  raw_app_meta_data: Metadata | null
  raw_user_meta_data: Metadata | null
}) {
  const { raw_app_meta_data: app, raw_user_meta_data: own } = user
  return {
    app_metadata: isSmall(app) ? (app ?? {}) : { provider: app?.["provider"], providers: app?.["providers"] },
    user_metadata: isSmall(own) ? (own ?? {}) : {},
  }
}

function isSmall(metadata: Metadata | null) {
  return bytesOf(metadata ?? {}) <= mostBytesInToken
}

function bytesOf(json: unknown): number {
  return Buffer.byteLength(JSON.stringify(json))
}

function tooLarge() {
  return invalid("An account's metadata can have at most 16 KB. Remove or shorten some of it.")
}
