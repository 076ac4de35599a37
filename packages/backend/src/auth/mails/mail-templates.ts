import type { ProductWords } from "../context.ts"
import { mailPage } from "./mail-page.ts"
import { codeLifetime, linkLifetime } from "../codes/one-time-codes.ts"
import type { Mail } from "./postman.ts"

/** The contents of a mail. */
export type MailKind =
  | "signup"
  | "invite"
  | "recovery"
  | "magiclink"
  | "email_change_current"
  | "email_change_new"
  | "reauthentication"

interface Wording {
  subject: (product: string) => string
  /** The purpose of the mail, in one sentence. */
  purpose: (product: string, newEmail: string) => string
  /** The label of the link's button; absent if only the code is used. */
  button?: string
  /** What to do if the person didn't ask for this. */
  otherwise: (product: string) => string
}

const wordings: Record<MailKind, Wording> = {
  signup: {
    subject: (product) => `Confirm your email address for ${product}`,
    purpose: () => "Confirm your email address to finish signing up.",
    button: "Confirm email address",
    otherwise: (product) => `If you did not sign up for ${product}, ignore this mail.`,
  },
  invite: {
    subject: (product) => `You are invited to ${product}`,
    purpose: (product) =>
      `Somebody who runs a server of ${product} has made an account for you. Then you choose a password.`,
    button: "Accept the invitation",
    otherwise: () =>
      "If you don't know who that could be, ignore this mail. Nothing happens without the button.",
  },
  recovery: {
    subject: (product) => `Set a new password for ${product}`,
    purpose: () => "Somebody, probably you, asked for a new password.",
    button: "Set a new password",
    otherwise: () => "If it was not you, ignore this mail. Your password stays as it is.",
  },
  magiclink: {
    subject: (product) => `Your sign-in link for ${product}`,
    purpose: () => "Sign in with this link, or with the code below.",
    button: "Sign in",
    otherwise: () => "If you did not ask for it, ignore this mail.",
  },
  email_change_current: {
    subject: (product) => `Confirm the change of your email address for ${product}`,
    purpose: (_product, newEmail) =>
      `Confirm that your account moves to ${newEmail}. The new address is asked too.`,
    button: "Confirm the change",
    otherwise: () => "If you did not ask for it, change your password: somebody is signed in as you.",
  },
  email_change_new: {
    subject: (product) => `Confirm your new email address for ${product}`,
    purpose: (_product, newEmail) => `Confirm that ${newEmail} becomes the address of your account.`,
    button: "Confirm the new address",
    otherwise: (product) => `If you have no account with ${product}, ignore this mail.`,
  },
  reauthentication: {
    subject: (product) => `Your code for ${product}`,
    purpose: () => "Enter this code to go on.",
    otherwise: () => "If you did not ask for it, change your password: somebody is signed in as you.",
  },
}

/** Writes a mail, as plain text and as simple HTML. */
export function writeMail(
  kind: MailKind,
  product: ProductWords,
  parts: { to: string; newEmail: string; code: string; link: string },
): Mail {
  const { button, ...wording } = wordings[kind]
  const subject = wording.subject(product.name)
  const opening = wording.purpose(product.name, parts.newEmail)
  const otherwise = wording.otherwise(product.name)
  return {
    to: parts.to,
    subject,
    text: [
      opening,
      ...(button ? [`${button}: ${parts.link}`] : []),
      `Code: ${parts.code}`,
      lifetime(button),
      otherwise,
    ]
      .join("\n\n")
      .concat("\n"),
    html: mailPage(subject, [
      { kind: "text", text: opening },
      ...(button ? [{ kind: "button" as const, text: button, link: parts.link }] : []),
      { kind: "text", text: button ? "Or enter this code:" : "Your code:" },
      { kind: "code", text: parts.code },
      { kind: "remark", text: lifetime(button) },
      { kind: "remark", text: otherwise },
    ]),
  }
}

/** A change to an account's sign-in methods. */
export type Change =
  | "password"
  | "email"
  | "phone"
  | "factor_added"
  | "factor_removed"
  | "passkey_added"
  | "passkey_removed"
  | "identity_added"
  | "identity_removed"
  | "key_made"

const changes: Record<Change, string> = {
  password: "Your password was changed",
  email: "Your email address was changed",
  phone: "The phone number of your account was changed",
  factor_added: "Two-factor was added to your account",
  factor_removed: "Two-factor was removed from your account",
  passkey_added: "A passkey was added to your account",
  passkey_removed: "A passkey was removed from your account",
  identity_added: "Another way to sign in was connected to your account",
  identity_removed: "A way to sign in was disconnected from your account",
  key_made: "An API key was made for your account",
}

const lockButton = "It wasn't me: lock my account"
const lockMeans = ({ staysWhenLocked }: ProductWords) =>
  `Locking signs out every device, ends your API keys, takes back this change and what was added after it, and asks for a new password by mail. ${staysWhenLocked}`

/** Writes a notice of a change that has happened. `where` is a browser, `when` a moment in words. */
export function writeNotice(
  change: Change,
  product: ProductWords,
  parts: { to: string; when: string; where: string; link: string },
): Mail {
  const subject = changes[change]
  const facts = [`When: ${parts.when}`, `Where: ${parts.where}`]
  const nothing = "Was it you? Then there is nothing to do."
  return {
    to: parts.to,
    subject,
    text: [`${subject}.`, facts.join("\n"), nothing, `${lockButton}: ${parts.link}`, lockMeans(product)]
      .join("\n\n")
      .concat("\n"),
    html: mailPage(subject, [
      ...facts.map((text) => ({ kind: "text" as const, text })),
      { kind: "text", text: nothing },
      { kind: "button", text: lockButton, link: parts.link },
      { kind: "remark", text: lockMeans(product) },
    ]),
  }
}

function lifetime(button: string | undefined) {
  const code = `the code for ${codeLifetime / 60} minutes`
  if (button) return `The link can be used for ${linkLifetime / 60} minutes, ${code}, once.`
  return `The code can be used for ${codeLifetime / 60} minutes, once.`
}
