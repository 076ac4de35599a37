import * as z from "zod/mini"
import { stravaAddressSchema, type StravaStatus, stravaStatusSchema } from "#domain/strava/answers.ts"
import type { StravaRequest } from "#domain/strava/requests.ts"
import { functions } from "./functions.ts"
import { sentences } from "./sentences.ts"

/** Thrown when the `strava` function refuses a request. The message can be shown to the person. */
class StravaRefused extends Error {
  override name = "StravaRefused"
}

const refusalSchema = z.object({ message: z.string() })

/** Calls the `strava` function. Throws an error with the function's message, or with a general one. */
export async function askStrava(
  request: Exclude<StravaRequest, { action: "connect" }>,
  signal?: AbortSignal,
): Promise<StravaStatus> {
  return z.parse(stravaStatusSchema, await post(request, signal))
}

/** Goes to Strava's page, which asks for permission and sends the person back to /strava. Throws like `askStrava`. */
export async function goToStrava(): Promise<void> {
  const { address } = z.parse(stravaAddressSchema, await post({ action: "connect" }))
  location.assign(address)
}

async function post(request: StravaRequest, signal?: AbortSignal): Promise<unknown> {
  const { data, response } = await functions().invoke<unknown>("strava", {
    body: request,
    ...(signal && { signal }),
  })
  if (data !== null) return data
  const refusal = z.safeParse(refusalSchema, await response?.json().catch(() => null))
  // The function router's own messages are for programs, not for people.
  const isForPeople = refusal.success && !response?.headers.has("sb-error-code")
  throw new StravaRefused(isForPeople ? refusal.data.message : sentences.failedStrava)
}
