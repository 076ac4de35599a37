import type { FastifyReply } from "fastify"
import type { ProductWords } from "../context.ts"
import { sendPage } from "./person-page.ts"

/** Asks before locking an account, so that a mail scanner that opens the link changes nothing. */
export function askToLock(reply: FastifyReply, product: ProductWords, token: string) {
  return sendPage(reply, 200, {
    product: product.name,
    title: "Lock your account?",
    parts: [
      {
        kind: "text",
        text: `This signs out every device and revokes your API keys. It undoes the change that we emailed you about and everything added after it. We’ll email you a link to choose a new password. ${product.staysWhenLocked}`,
      },
      { kind: "button", text: "Lock My Account", action: `?token=${encodeURIComponent(token)}` },
    ],
  })
}

export function tellLocked(reply: FastifyReply, product: ProductWords, email: string) {
  const text = `Every device is signed out, and your API keys no longer work. We’ve emailed a link to ${email} so you can choose a new password.`
  return sendPage(reply, 200, {
    product: product.name,
    title: "Your account is locked.",
    parts: [{ kind: "text", text }],
  })
}

export function tellUnusableLock(reply: FastifyReply, product: ProductWords) {
  const text =
    "A link like this works once and expires after seven days. If something is wrong with your account, choose a new password on the sign-in page."
  return sendPage(reply, 410, {
    product: product.name,
    title: "This link no longer works.",
    parts: [{ kind: "text", text }],
  })
}
