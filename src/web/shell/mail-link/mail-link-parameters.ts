/** Whether the address has the parameters of a mail link (tokens, or an error). Ask before `connect`. */
export function mailLinkParameters(hash: string): URLSearchParams | undefined {
  const parameters = new URLSearchParams(hash.slice(1))
  const carried = ["access_token", "error", "error_code", "error_description"]
  return carried.some((name) => parameters.has(name)) ? parameters : undefined
}
