import type { UnitSystem } from "#domain/measures/units.ts"
import { backend } from "#web/backend/client.ts"
import { newId } from "#web/device/new-id.ts"

/** Marks the tour as finished and saves the chosen units; creates the profile if it is missing. */
export function completeOnboarding(unit_system: UnitSystem | null) {
  return backend.rpc("save_profile", {
    op_id: newId(),
    profile: { onboarding_completed: true, ...(unit_system && { unit_system }) },
  })
}
