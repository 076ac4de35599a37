import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { plural } from "#domain/text/formats.ts"
import { sentences as shared } from "#web/ui/sentences.ts"

/** The wording for the Security section: email, password, connected accounts and devices. */
export const sentences = {
  offline: "You need a connection to change how you sign in.",
  failedLoad: "Your sign-in methods couldn’t be loaded.",

  signIn: "Sign-in",
  emailConfirmed: "Email, confirmed",
  phoneConfirmed: "Phone number, confirmed",
  emailPending: (email: string) => `Changes to ${email} after you confirm from both addresses`,
  noEmail: "No email address yet",
  noEmailHint: "Your account is only on this device. Add an email address to sign in anywhere.",
  changeEmail: "Change email",
  changeAddress: "Change address",
  addEmail: "Add Your Email",
  password: "Password",
  changePassword: "Change password",
  change: "Change",

  newEmail: "New email",
  email: "Email",
  sendLinks: "Send Links",
  sendLink: "Send Link",
  twoLinks: "Check both inboxes.",
  linksSent: (old: string, next: string) =>
    `We sent a link to ${old} and one to ${next}. Your email changes once you’ve opened both.`,
  oneLink: "Check your inbox.",
  linkSent: (email: string) =>
    `We sent a link to ${email}. Open it to choose a password. After that you can sign in on any device and find everything you logged.`,

  newPassword: "New password",
  currentPassword: "Current password",
  signedInLongAgo:
    "It’s been a while since you signed in. Enter your password again, or a code we email you.",
  emailCode: "Email Me a Code",
  savePassword: "Change Password",
  passwordChanged: (endedKeys: number) =>
    endedKeys === 0
      ? "Password changed. Your other devices are signed out."
      : `Password changed. Your other devices are signed out, and your ${plural(endedKeys, { one: "API key no longer works", other: "API keys no longer work" })}.`,

  connected: "Connected accounts",
  notConnected: "Not connected",
  isConnected: "Connected",
  onlyWayIn: "Your only sign-in method",
  connect: "Connect",
  connectNamed: (title: string) => `Connect ${title}`,
  disconnect: "Disconnect",
  disconnectNamed: (title: string) => `Disconnect ${title}`,
  disconnectQuestion: (title: string) => `Disconnect ${title}? You won’t be able to sign in with it anymore.`,
  disconnected: (title: string) => `${title} is disconnected.`,

  devices: "Signed-in devices",
  thisDevice: "This device",
  activeNow: "Active now",
  lastSeen: (when: string) => `Last seen ${when}`,
  signOutDevice: "Sign Out",
  signOutNamed: (name: string) => `Sign Out ${name}`,
  deviceSignedOut: (name: string) => `${name} is signed out.`,
  unknownDevice: "Unknown browser",
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,

  // This wording is used for authenticators, passkeys and keys alike.
  remove: "Remove",
  removeNamed: shared.remove,
  removeQuestion: (name: string) => `Remove ${name}?`,
  removed: (name: string) => `${name} was removed.`,
  neverUsed: "Not used yet",

  justNow: "just now",
  minutesAgo: (count: number) => `${count} ${plural(count, { one: "minute", other: "minutes" })} ago`,
  hoursAgo: (count: number) => `${count} ${plural(count, { one: "hour", other: "hours" })} ago`,
  onDay: (day: LocalDay) => `on ${formatDay(day, "short")}`,
}
