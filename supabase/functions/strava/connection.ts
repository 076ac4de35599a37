import * as z from "zod/mini"
import type { CallersTables } from "../callers-tables.ts"
import { askStrava, type StravaAnswer } from "./ask-strava.ts"
import type { StravaApp } from "./strava-app.ts"

/** Thrown when there is no connection to Strava, or Strava no longer accepts it. */
export class Disconnected extends Error {
  override name = "Disconnected"
}

/** Thrown when Strava didn't issue a token, but may do so later. */
export class NoToken extends Error {
  override name = "NoToken"
  readonly retryAt: string | undefined
  constructor(retryAt: string | undefined) {
    super("Strava didn't return a token")
    this.retryAt = retryAt
  }
}

const tokensSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** When the access token expires, in seconds since 1970. */
  expires_at: z.number(),
})
type Tokens = z.infer<typeof tokensSchema>

const grantSchema = z.extend(tokensSchema, {
  athlete: z.exactOptional(
    z.object({
      firstname: z.nullish(z.string()),
      lastname: z.nullish(z.string()),
    }),
  ),
})

const keptSchema = z.nullable(
  z.object({ athlete: z.string(), sealed_tokens: z.string(), connected_at: z.string() }),
)

const longestAthlete = 200
// How long to wait while another server renews the tokens: slightly longer than the renewal can take.
const patienceMilliseconds = 25_000
const pauseMilliseconds = 200
const soonSeconds = 120

/** A person's connection to Strava, with encrypted tokens. */
export class Connection {
  readonly #app: StravaApp
  readonly #tables: CallersTables
  readonly #purpose: string

  constructor(app: StravaApp, tables: CallersTables, userId: string) {
    this.#app = app
    this.#tables = tables
    this.#purpose = `tokens of ${userId}`
  }

  /** The connected athlete, and when the account was connected; null if it isn't connected. */
  async read(): Promise<{ athlete: string; connected_at: string } | null> {
    const kept = await this.#kept()
    return kept && { athlete: kept.athlete, connected_at: kept.connected_at }
  }

  /**
   * Exchanges the code from Strava for tokens and stores the connection. If this fails, returns Strava's
   * answer.
   */
  async begin(code: string): Promise<Exclude<StravaAnswer, { kind: "ok" }> | undefined> {
    const answer = await this.#grant({ grant_type: "authorization_code", code })
    if (answer.kind !== "ok") return answer
    const grant = z.safeParse(grantSchema, answer.body)
    if (!grant.success) return { kind: "unanswered", why: "a response without tokens" }
    const { firstname, lastname } = grant.data.athlete ?? {}
    const athlete = [firstname, lastname].filter(Boolean).join(" ").slice(0, longestAthlete)
    const sealed_tokens = await this.#close(grant.data)
    await this.#tables.rpc("keep_strava_connection", { athlete, sealed_tokens }).throwOnError()
    return undefined
  }

  /** Revokes the permission on Strava and deletes the tokens. Returns false if Strava couldn't be reached. */
  async end(): Promise<boolean> {
    const kept = await this.#kept()
    const tokens = kept && (await this.#open(kept.sealed_tokens))
    await this.#tables.rpc("forget_strava_connection").throwOnError()
    if (!tokens) return true
    const { clientId, clientSecret, oauth } = this.#app
    const answer = await askStrava(`${oauth}/revoke`, {
      method: "POST",
      headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
      body: new URLSearchParams({ token: tokens.refresh_token }),
    })
    // If Strava refuses the token, the permission has already been revoked.
    return answer.kind === "ok" || answer.kind === "refused"
  }

  /**
   * Calls Strava's API with the person's permission, renewing an expired token. Throws Disconnected or
   * NoToken.
   */
  async ask(path: string, init: RequestInit = {}): Promise<StravaAnswer> {
    const token = await this.#token(undefined)
    const answer = await this.#askWith(token, path, init)
    if (answer.kind !== "refused" || answer.status !== 401) return answer
    const again = await this.#askWith(await this.#token(token), path, init)
    if (again.kind !== "refused" || again.status !== 401) return again
    await this.#tables.rpc("forget_strava_connection").throwOnError()
    throw new Disconnected()
  }

  #askWith(token: string, path: string, init: RequestInit) {
    const headers = new Headers(init.headers)
    headers.set("authorization", `Bearer ${token}`)
    return askStrava(this.#app.api + path, { ...init, headers })
  }

  /**
   * An access token that doesn't expire soon and wasn't just refused. If several requests need a new token,
   * only one of them renews it.
   */
  async #token(refused: string | undefined): Promise<string> {
    const until = performance.now() + patienceMilliseconds
    while (performance.now() < until) {
      const kept = await this.#kept()
      if (!kept) throw new Disconnected()
      const tokens = await this.#open(kept.sealed_tokens)
      if (!tokens) {
        // The tokens were encrypted with a key that is lost, so they can't be used again.
        await this.#forget(kept.sealed_tokens)
        throw new Disconnected()
      }
      const isGood = tokens.expires_at > Date.now() / 1000 + soonSeconds
      if (isGood && tokens.access_token !== refused) return tokens.access_token
      const { data: isOurs } = await this.#tables.rpc("take_strava_renewal").throwOnError()
      if (isOurs) return this.#renew(kept.sealed_tokens, tokens)
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
    }
    throw new NoToken(undefined)
  }

  async #renew(sealed_before: string, tokens: Tokens): Promise<string> {
    // Another request may have renewed the tokens while this one was waiting.
    const kept = await this.#kept()
    if (kept && kept.sealed_tokens !== sealed_before) {
      const newer = await this.#open(kept.sealed_tokens)
      await this.#tables.rpc("end_strava_renewal", { sealed_before: kept.sealed_tokens }).throwOnError()
      if (newer) return newer.access_token
    }
    const answer = await this.#grant({ grant_type: "refresh_token", refresh_token: tokens.refresh_token })
    const grant = answer.kind === "ok" ? z.safeParse(grantSchema, answer.body) : undefined
    if (grant?.success) {
      const sealed_after = await this.#close(grant.data)
      await this.#tables.rpc("end_strava_renewal", { sealed_before, sealed_after }).throwOnError()
      return grant.data.access_token
    }
    if (answer.kind === "refused") {
      await this.#forget(sealed_before)
      throw new Disconnected()
    }
    await this.#tables.rpc("end_strava_renewal", { sealed_before }).throwOnError()
    throw new NoToken(answer.kind === "busy" ? answer.retryAt : undefined)
  }

  #grant(what: Record<string, string>): Promise<StravaAnswer> {
    const { clientId, clientSecret, oauth } = this.#app
    return askStrava(`${oauth}/token`, {
      method: "POST",
      body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...what }),
    })
  }

  async #kept() {
    const { data } = await this.#tables.rpc("read_strava_connection").throwOnError()
    return z.parse(keptSchema, data)
  }

  async #forget(sealed_tokens: string) {
    await this.#tables.rpc("forget_strava_connection", { sealed_tokens }).throwOnError()
  }

  #close({ access_token, refresh_token, expires_at }: Tokens) {
    return this.#app.seal.close(JSON.stringify({ access_token, refresh_token, expires_at }), this.#purpose)
  }

  async #open(sealed: string): Promise<Tokens | undefined> {
    const text = await this.#app.seal.open(sealed, this.#purpose)
    return text === undefined ? undefined : z.parse(tokensSchema, JSON.parse(text))
  }
}
