import { setImmediate } from "node:timers/promises"
import type { FastifyBaseLogger } from "fastify"

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export type SendMail = (mail: Mail) => Promise<void>

/** Sends emails after the response, so that the response time doesn't reveal whether an email was sent. */
export interface Postman {
  /** Accepts an email without waiting. If it can't be stored for sending, the failure is logged without the address. */
  post(mail: Mail): void
  /** Accepts a text message without waiting; `send` is called to send it to the phone. */
  postText(send: () => Promise<unknown>): void
  /** Resolves when all accepted emails are sent or have failed. */
  drain(): Promise<void>
}

export function postman(sendMail: SendMail, log: FastifyBaseLogger): Postman {
  const underway = new Set<Promise<void>>()
  const deliver = async (send: () => Promise<unknown>, failure: string) => {
    await setImmediate()
    await send().catch((error: unknown) => log.error({ reason: kindOfFailure(error) }, failure))
  }
  const start = (delivery: Promise<void>) => {
    underway.add(delivery)
    void delivery.then(() => underway.delete(delivery))
  }
  return {
    post: (mail) => start(deliver(() => sendMail(mail), "email could not be stored")),
    postText: (send) => start(deliver(send, "text could not be sent")),
    drain: async () => {
      await Promise.all(underway)
    },
  }
}

/** The kind of failure, for the log: a mail server's own messages often contain the address. */
export function kindOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown"
  const details = new Map<string, unknown>(Object.entries(error))
  const parts = [details.get("code") ?? error.name, details.get("responseCode")]
  return parts.filter((part) => typeof part === "string" || typeof part === "number").join(" ")
}
