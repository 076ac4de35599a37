import type { LiftSession, Phase, RoleBase } from "../lift.ts"

/** Whether a session of a phase is judged and sets the load to go on from: only build sessions, never lighter, returning or limited ones. */
export const isJudged = (phase: Phase): boolean => phase === "build"

/**
 * The base after a session, from the bases that its prescription has, whatever was done. Without a prescription they are the mode of the last build
 * sessions (ours).
 */
export function baseAfter(
  base: RoleBase,
  _session: Pick<LiftSession, "sets">,
  bases: readonly RoleBase[],
): RoleBase {
  return bases.find(({ role }) => role === base.role) ?? base
}
