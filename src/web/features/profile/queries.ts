import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { likelyUnitSystem } from "#web/backend/preferences/unit-system-query.ts"
import { timeZoneHere } from "#web/device/time-zone.ts"
import { sentences } from "./sentences.ts"

const unauthorized = 401

/** The key of a person's profile. Other pages cache parts of the profile under it. */
export const profileKey = (userId: string) => userKey(userId, "profiles")

/** The likely units and time zone of someone who hasn't chosen any. */
export function likelyChoices() {
  return { unit_system: likelyUnitSystem(), time_zone: timeZoneHere() }
}

/** The profile. If loading fails, the error has the message to show. It is fetched on each visit, but never while it is being edited. */
export function profileQuery(userId: string, email: string) {
  return queryOptions({
    queryKey: [...profileKey(userId), "form"],
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => fetchProfile(userId, email, signal),
    refetchOnReconnect: ({ state }) => state.data === undefined,
  })
}

/** The profile as last stored on this device, for offline use; null if there is none yet. */
export function knownProfileQuery(userId: string) {
  return queryOptions({
    queryKey: [...profileKey(userId), "known"],
    queryFn: async ({ signal }) => (await readProfile(userId, signal).throwOnError()).data,
  })
}

export type Profile = Awaited<ReturnType<typeof fetchProfile>>

async function fetchProfile(userId: string, email: string, signal: AbortSignal) {
  const { data, error, status } = await readProfile(userId, signal)
  if (error) throw new ProfileFailure(sentences.failedLoad, error, status)
  return data ?? createProfile(userId, email, signal)
}

/** Creates a new profile for an account that has lost its profile. */
async function createProfile(userId: string, email: string, signal: AbortSignal) {
  // A conflict means that another tab created the profile first.
  const created = await backend
    .from("profiles")
    .upsert({ id: userId, username: email }, { onConflict: "id", ignoreDuplicates: true })
    .abortSignal(signal)
  if (created.error) throw new ProfileFailure(sentences.failedCreate, created.error, created.status)
  const { data, error, status } = await readProfile(userId, signal)
  if (!data) throw new ProfileFailure(sentences.failedReload, error, status)
  return data
}

function readProfile(userId: string, signal: AbortSignal) {
  return backend
    .from("profiles")
    .select(
      `name, age, sex, height, height_unit, weight, weight_unit, available_equipment, unit_system, time_zone,
      barbells, tier, experience, training_aim, training_days, session_minutes, week_starts_on`,
    )
    .eq("id", userId)
    .abortSignal(signal)
    .maybeSingle()
}

/** An error with the message to show and the database's code. If there is a code, retrying is pointless. */
class ProfileFailure extends Error {
  override name = "ProfileFailure"
  readonly code: string

  constructor(sentence: string, cause: { code: string } | null, status: number) {
    super(status === unauthorized ? sentences.notLoggedIn : sentence, { cause })
    this.code = cause?.code ?? ""
  }
}

/** The message for a rejected write: the server's own words if it responded. */
export function failureOf(error: { code: string; message: string }, status: number): string {
  if (status === unauthorized) return sentences.notLoggedIn
  return (error.code && error.message) || sentences.unexpected
}
