import * as z from "zod/mini"
import { deviceStore } from "./device-store.ts"

const placeSchema = z.object({
  step: z.int().check(z.minimum(0)),
  /** The chosen unit system; null if none has been chosen yet. */
  unit_system: z.nullable(z.enum(["metric", "imperial"])),
})

/** The step at which a person left the onboarding. */
export type OnboardingPlace = z.infer<typeof placeSchema>

const onboardingKey = (userId: string) => `onboarding:${userId}`
const onboardingPlaces = deviceStore(
  (value) => z.parse(placeSchema, value),
  (text) => {
    const [step, unit_system] = text.split(",")
    return { step: Number(step || Number.NaN), unit_system: unit_system || null }
  },
)

/** The step where the person stopped; null if they haven't started or the value can't be read. */
export function readOnboardingPlace(userId: string): OnboardingPlace | null {
  return onboardingPlaces.read(onboardingKey(userId))
}

export function keepOnboardingPlace(userId: string, place: OnboardingPlace): void {
  onboardingPlaces.keep(onboardingKey(userId), place)
}

export function forgetOnboardingPlace(userId: string): void {
  onboardingPlaces.keep(onboardingKey(userId), null)
}
