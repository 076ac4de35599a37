import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"

/** The wording for passkeys. */
export const sentences = {
  passkeys: "Passkeys",
  passkeysHint: "Sign in with your fingerprint, your face or a security key, without a password.",
  addPasskey: "Add a Passkey",
  usedOn: (day: LocalDay) => `Last used on ${formatDay(day, "short")}`,
  rename: "Rename",
  renameNamed: (name: string) => `Rename ${name}`,
  passkeyName: "Name",
  saveName: "Save Name",
  passkeyAdded: "Passkey added.",
  passkeyFailed: "The passkey wasn’t created. Try again.",
  passkeyKnown: "This device already has a passkey for your account.",
}
