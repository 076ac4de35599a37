/**
 * The settings by which functions and policies know who asks. Two claims come by themselves too: policies ask for them all the time, and look
 * there before they read all the claims as JSON.
 */
export const claimNames = ["request.jwt.claims", "request.jwt.claim.sub", "request.jwt.claim.second_factor"]

/** The values of these settings, in their order. A claim that isn't there is an empty text. */
export function claimValues(claims: Record<string, unknown>): [claims: string, ...named: string[]] {
  const text = (name: string) => (typeof claims[name] === "string" ? claims[name] : "")
  return [JSON.stringify(claims), text("sub"), text("second_factor")]
}
