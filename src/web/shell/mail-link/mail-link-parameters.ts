/** The parameters of an email link (tokens or an error) in the address, if there are any. Call before `connect`. */
export function mailLinkParameters(hash: string): URLSearchParams | undefined {
  const parameters = new URLSearchParams(hash.slice(1))
  const carried = ["access_token", "error", "error_code", "error_description"]
  return carried.some((name) => parameters.has(name)) ? parameters : undefined
}
