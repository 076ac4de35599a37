import { invalid } from "../requests/refusals.ts"

/** A phone number in E.164 without the plus sign; 400 if the text isn't one. */
export function phoneNumber(written: string): string {
  const number = written.replaceAll(/^\+|\s/g, "")
  if (/^[1-9]\d{1,14}$/.test(number)) return number
  throw invalid("Invalid phone number format (E.164 required)")
}
