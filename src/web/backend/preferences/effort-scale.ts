import type { User } from "@supabase/auth-js"
import { type EffortScale, keepEffortScale, readEffortScale } from "#web/device/effort-scale.ts"
import { backend } from "#web/backend/client.ts"

/** Sets the effort scale on this device, and on the person's other devices once their account is updated. */
export function chooseEffortScale(userId: string, scale: EffortScale): void {
  keepEffortScale({ scale, unsent_of: userId })
  void send(scale)
}

/** Adopts the scale that the person chose on another device. A choice made here while offline is sent first. */
export function settleEffortScale({ id, user_metadata: metadata }: User): void {
  const here = readEffortScale()
  const ofAccount: unknown = metadata["effort_scale"]
  if (here?.unsent_of === id) void send(here.scale)
  else if (ofAccount === "rpe" || ofAccount === "rir") keepEffortScale({ scale: ofAccount })
}

/** If the request fails, the choice stays unsent and is sent again on the next start. */
async function send(scale: EffortScale): Promise<void> {
  const { error } = await backend.auth.updateUser({ data: { effort_scale: scale } })
  if (!error && readEffortScale()?.scale === scale) keepEffortScale({ scale })
}
