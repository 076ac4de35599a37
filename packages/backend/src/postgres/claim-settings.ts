/**
 * The settings that tell functions and policies who the caller is. Two claims also have settings of their own, because policies
 * read them all the time. Policies look there first, and only then parse all the claims as JSON.
 */
export const claimNames = ["request.jwt.claims", "request.jwt.claim.sub", "request.jwt.claim.second_factor"]

/** The values of these settings, in order. A missing claim becomes an empty string. */
export function claimValues(claims: Record<string, unknown>): [claims: string, ...named: string[]] {
  const text = (name: string) => (typeof claims[name] === "string" ? claims[name] : "")
  return [JSON.stringify(claims), text("sub"), text("second_factor")]
}
