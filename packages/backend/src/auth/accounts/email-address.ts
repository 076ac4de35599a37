import { invalid } from "../requests/refusals.ts"

const longestAddress = 255
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
// Matches the addresses that an HTML email input accepts.
const addressShape = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`)

/** An email address in lower case; 400 if the text isn't one. */
export function emailAddress(written: string): string {
  const address = written.trim().toLowerCase()
  if (address === "") throw invalid("An email address is required")
  if (address.length > longestAddress) throw invalid("An email address is too long")
  if (!addressShape.test(address)) throw invalid("Unable to validate email address: invalid format")
  return address
}
