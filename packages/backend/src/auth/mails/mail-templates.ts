import type { ProductWords } from "../context.ts"
import { mailPage } from "./mail-page.ts"
import { codeLifetime, linkLifetime } from "../codes/one-time-codes.ts"
import type { Mail } from "./postman.ts"

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
  /** The purpose of the email, in one sentence. */
  purpose: (product: string, newEmail: string) => string
  /** The label of the link's button; absent if only the code is used. */
  button?: string
  /** What to do if the person didn't ask for this email. */
  otherwise: (product: string) => string
}

const wordings: Record<MailKind, Wording> = {
  signup: {
    subject: (product) => `Confirm your email address for ${product}`,
    purpose: () => "Confirm your email address to finish signing up.",
    button: "Confirm email address",
    otherwise: (product) => `If you didn’t sign up for ${product}, ignore this email.`,
  },
  invite: {
    subject: (product) => `You’ve been invited to ${product}`,
    purpose: (product) =>
      `The administrator of a ${product} server created an account for you. Accept the invitation and choose a password.`,
    button: "Accept the invitation",
    otherwise: () => "If you weren’t expecting this, ignore this email. Nothing happens unless you accept.",
  },
  recovery: {
    subject: (product) => `Set a new password for ${product}`,
    purpose: () => "Someone, probably you, asked for a new password.",
    button: "Set a new password",
    otherwise: () => "If it wasn’t you, ignore this email. Your password stays the same.",
  },
  magiclink: {
    subject: (product) => `Your sign-in link for ${product}`,
    purpose: () => "Sign in with this link, or with the code below.",
    button: "Sign in",
    otherwise: () => "If you didn’t ask for this, ignore this email.",
  },
  email_change_current: {
    subject: (product) => `Confirm the change to your email address for ${product}`,
    purpose: (_product, newEmail) =>
      `Confirm that you want to change your account’s email address to ${newEmail}. We’ve also sent a link to the new address.`,
    button: "Confirm the change",
    otherwise: () => "If you didn’t ask for this, change your password. Someone else is signed in as you.",
  },
  email_change_new: {
    subject: (product) => `Confirm your new email address for ${product}`,
    purpose: (_product, newEmail) => `Confirm ${newEmail} as your account’s new email address.`,
    button: "Confirm the new address",
    otherwise: (product) => `If you don’t have a ${product} account, ignore this email.`,
  },
  reauthentication: {
    subject: (product) => `Your code for ${product}`,
    purpose: () => "Enter this code to continue.",
    otherwise: () => "If you didn’t ask for this, change your password. Someone else is signed in as you.",
  },
}

/** Writes an email, as plain text and as simple HTML. */
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
    html: mailPage(product.name, subject, [
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
  phone: "Your phone number was changed",
  factor_added: "Two-factor sign-in was added to your account",
  factor_removed: "Two-factor sign-in was removed from your account",
  passkey_added: "A passkey was added to your account",
  passkey_removed: "A passkey was removed from your account",
  identity_added: "Another way to sign in was connected to your account",
  identity_removed: "A way to sign in was disconnected from your account",
  key_made: "An API key was created for your account",
}

const lockButton = "This wasn’t me: lock my account"
const lockMeans = ({ staysWhenLocked }: ProductWords) =>
  `Locking your account signs out every device, revokes your API keys, undoes this change, removes everything added after it, and emails you a link to choose a new password. ${staysWhenLocked}`

/** Writes a notice about a change. `where` is a browser, and `when` is a date and time in words. */
export function writeNotice(
  change: Change,
  product: ProductWords,
  parts: { to: string; when: string; where: string; link: string },
): Mail {
  const subject = changes[change]
  const facts = [`When: ${parts.when}`, `Where: ${parts.where}`]
  const nothing = "If this was you, you don’t need to do anything."
  return {
    to: parts.to,
    subject,
    text: [`${subject}.`, facts.join("\n"), nothing, `${lockButton}: ${parts.link}`, lockMeans(product)]
      .join("\n\n")
      .concat("\n"),
    html: mailPage(product.name, subject, [
      ...facts.map((text) => ({ kind: "text" as const, text })),
      { kind: "text", text: nothing },
      { kind: "button", text: lockButton, link: parts.link },
      { kind: "remark", text: lockMeans(product) },
    ]),
  }
}

function lifetime(button: string | undefined) {
  const minutes = codeLifetime / 60
  if (button)
    return `The link works for ${linkLifetime / 60} minutes, the code for ${minutes}. Each works once.`
  return `The code works once and expires after ${minutes} minutes.`
}
