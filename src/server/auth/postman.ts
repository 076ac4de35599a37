import { setImmediate } from "node:timers/promises"
import type { FastifyBaseLogger } from "fastify"

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export type SendMail = (mail: Mail) => Promise<void>

/** Sends mails beside the response, so that its time does not tell whether there was one to send. */
export interface Postman {
  /** Takes a mail over at once; one that could not be kept for sending is logged without the address. */
  post(mail: Mail): void
  /** Resolves when everything taken over is sent or has failed. */
  drain(): Promise<void>
}

export function postman(sendMail: SendMail, log: FastifyBaseLogger): Postman {
  const underway = new Set<Promise<void>>()
  const deliver = async (mail: Mail) => {
    await setImmediate()
    await sendMail(mail).catch((error: unknown) =>
      log.error({ reason: kindOfFailure(error) }, "mail could not be kept"),
    )
  }
  return {
    post: (mail) => {
      const delivery = deliver(mail)
      underway.add(delivery)
      void delivery.then(() => underway.delete(delivery))
    },
    drain: async () => {
      await Promise.all(underway)
    },
  }
}

/** What the log says of a mail that failed: its kind alone, because a mail server's own words often repeat the address. */
export function kindOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown"
  const details = new Map<string, unknown>(Object.entries(error))
  const parts = [details.get("code") ?? error.name, details.get("responseCode")]
  return parts.filter((part) => typeof part === "string" || typeof part === "number").join(" ")
}
