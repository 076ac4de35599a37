import type { FastifyReply } from "fastify"
import { sendPage } from "./person-page.ts"

/** Asks before an account is locked: whoever only looks at the address, as mail scanners do, changes nothing. */
export function askToLock(reply: FastifyReply, token: string) {
  return sendPage(reply, 200, {
    title: "Lock your account?",
    parts: [
      {
        kind: "text",
        text: "Every device is signed out, and your API keys stop working. The change that we wrote you about is taken back, with whatever was added after it, and you get a mail to choose a new password. Your workouts stay.",
      },
      { kind: "button", text: "Lock My Account", action: `?token=${encodeURIComponent(token)}` },
    ],
  })
}

export function tellLocked(reply: FastifyReply, email: string) {
  const text = `Every device is signed out, and your API keys no longer work. We sent a mail to ${email}: choose a new password with it.`
  return sendPage(reply, 200, { title: "Your account is locked.", parts: [{ kind: "text", text }] })
}

export function tellUnusableLock(reply: FastifyReply) {
  const text =
    "It works once, for seven days. If something is wrong with your account, choose a new password on the sign-in page."
  return sendPage(reply, 410, { title: "This link no longer works.", parts: [{ kind: "text", text }] })
}
