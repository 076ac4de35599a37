import type { LiftSession, Phase, RoleBase } from "../lift.ts"

/**
 * Whether sessions of a phase are judged and determine the next load. Only those of ordinary training
 * (`build`) are; those of a lighter week, a return or a limit aren't.
 */
export const isJudged = (phase: Phase): boolean => phase === "build"

/**
 * A role's usual sets and reps after a session: those of the prescription, whatever was done. Without a
 * prescription, those that were most common in the last ordinary sessions (our own rule).
 */
export function baseAfter(
  base: RoleBase,
  _session: Pick<LiftSession, "sets">,
  bases: readonly RoleBase[],
): RoleBase {
  return bases.find(({ role }) => role === base.role) ?? base
}
