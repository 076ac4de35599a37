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
        text: `Every device is signed out, and your API keys stop working. The change that we wrote you about is taken back, with whatever was added after it, and you get a mail to choose a new password. ${product.staysWhenLocked}`,
      },
      { kind: "button", text: "Lock My Account", action: `?token=${encodeURIComponent(token)}` },
    ],
  })
}

export function tellLocked(reply: FastifyReply, product: ProductWords, email: string) {
  const text = `Every device is signed out, and your API keys no longer work. We sent a mail to ${email}: choose a new password with it.`
  return sendPage(reply, 200, {
    product: product.name,
    title: "Your account is locked.",
    parts: [{ kind: "text", text }],
  })
}

export function tellUnusableLock(reply: FastifyReply, product: ProductWords) {
  const text =
    "It works once, for seven days. If something is wrong with your account, choose a new password on the sign-in page."
  return sendPage(reply, 410, {
    product: product.name,
    title: "This link no longer works.",
    parts: [{ kind: "text", text }],
  })
}
