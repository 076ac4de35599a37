import type { LiftSession, Phase, RoleBase } from "../lift.ts"
import { baseOfSessions } from "../shape.ts"

/** Whether a session of a phase is judged and sets the load to go on from: only build sessions, never lighter, returning or limited ones. */
export const isJudged = (phase: Phase): boolean => phase === "build"

/**
 * The base after a session: what its prescription says, whatever was done. Without a prescription it is the mode of the last build sessions (ours).
 */
export function baseAfter(
  base: RoleBase,
  { shown }: Pick<LiftSession, "shown" | "sets">,
  unlinked: readonly LiftSession[],
): RoleBase {
  const bases = shown === null ? baseOfSessions(unlinked) : shown.base
  return bases.find(({ role }) => role === base.role) ?? base
}
