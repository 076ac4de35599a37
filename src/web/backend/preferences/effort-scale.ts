import type { User } from "@supabase/auth-js"
import { type EffortScale, keepEffortScale, readEffortScale } from "#web/device/effort-scale.ts"
import { backend } from "#web/backend/client.ts"

/** Uses a scale on this device from now on, and on the person's other devices once their account has it. */
export function chooseEffortScale(userId: string, scale: EffortScale): void {
  keepEffortScale({ scale, unsent_of: userId })
  void send(scale)
}

/** Adopts what the person chose on another device; a choice made here offline is sent first. */
export function settleEffortScale({ id, user_metadata: metadata }: User): void {
  const here = readEffortScale()
  const ofAccount: unknown = metadata["effort_scale"]
  if (here?.unsent_of === id) void send(here.scale)
  else if (ofAccount === "rpe" || ofAccount === "rir") keepEffortScale({ scale: ofAccount })
}

/** Without an answer it stays unsent, and the next start tries again. */
async function send(scale: EffortScale): Promise<void> {
  const { error } = await backend.auth.updateUser({ data: { effort_scale: scale } })
  if (!error && readEffortScale()?.scale === scale) keepEffortScale({ scale })
}
