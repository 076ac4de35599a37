import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"

/** The wording for second factors in the Security section. */
export const sentences = {
  twoFactor: "Two-factor",
  on: "On",
  off: "Off",
  twoFactorHint: "Sign in with your password and a code from your phone.",
  turnOn: "Turn On Two-Factor",
  addedOn: (day: LocalDay) => `Added on ${formatDay(day, "short")}`,
  oneWay: "Only one way to sign in.",
  oneWayHint: "Lose it and you’re locked out. Add a passkey or a second app.",
  addSecondWay: "Add a Second Way",
  ways: (count: number) => `${count} sign-in methods. If you lose one, use another.`,
  proveTitle: "Enter your code first",

  addTitle: "Add an authenticator app",
  scan: "Scan this with your authenticator app, then enter the code it shows.",
  qrCode: "QR code for your authenticator app",
  cantScan: "Can’t scan?",
  byHand: "Enter this key by hand:",
  openHere: "Open your authenticator app, then enter the code it shows.",
  openAuthenticator: "Open Authenticator App",
  orByHand: "Or copy this key into the app:",
  otherDevice: "App on another device?",
  confirmOn: "Turn On",

  secondTitle: "Add a second way to sign in",
  isOn: "Two-factor is on.",
  whySecond:
    "If you lose your phone, you lose the app too. Add another way to sign in now, so you can’t be locked out.",
  anotherApp: "Another authenticator",
  onAnotherPhone: "On a second phone or tablet",
  addTextMessage: "Add text messages",
  add: "Add",
  addPasskeyWay: "Add passkey",
  addAnotherApp: "Add another authenticator",
  notNow: "Not Now",
  wayAdded: "A second way to confirm sign-ins has been added.",

  textTitle: "Get codes by text message",
  phoneNumber: "Phone number",
  phoneHint: "With its country code, such as +49 151 23456789",
  textMe: "Text Me a Code",
  addNumber: "Add Number",
}
