import { stravaSentences } from "#domain/strava/sentences.ts"
import * as z from "zod/mini"
import type { StravaApp } from "./strava-app.ts"

// The permissions to send activities, and to check whether one has arrived. The latter is read_all, because
// some people hide their activities by default.
const scopes = ["activity:write", "activity:read_all"]
const goodForMilliseconds = 30 * 60_000

const stateSchema = z.object({ until: z.number() })

/**
 * The address of Strava's page on which the person grants access. The page's return address carries an
 * encrypted state that is valid for this person for half an hour.
 */
export async function permissionAddress(app: StravaApp, userId: string): Promise<string> {
  const until = Date.now() + goodForMilliseconds
  const state = await app.seal.close(JSON.stringify({ until }), purposeOf(userId))
  const address = new URL(`${app.oauth}/authorize`)
  address.search = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: app.back,
    response_type: "code",
    // Shows the permissions each time, so that a box left unticked can be ticked later.
    approval_prompt: "force",
    scope: scopes.join(","),
    state,
  }).toString()
  return address.href
}

/** Why a person's return from Strava's page can't be accepted, as a message for them; undefined if it can. */
export async function wrongWayBack(
  app: StravaApp,
  userId: string,
  { state, scope }: { state: string; scope: string },
): Promise<string | undefined> {
  const text = await app.seal.open(state, purposeOf(userId))
  if (text === undefined || z.parse(stateSchema, JSON.parse(text)).until < Date.now())
    return stravaSentences.wrongState
  const granted = scope.split(/[ ,]+/)
  if (!granted.includes("activity:write")) return stravaSentences.mayNotUpload
  if (!granted.includes("activity:read_all")) return stravaSentences.mayNotLook
  return undefined
}

const purposeOf = (userId: string) => `way back of ${userId}`
