import { createHash } from "node:crypto"
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import type { Pool } from "pg"
import { fromThisMachine } from "./from-this-machine.ts"
import { mailboxPage, mailboxStyle } from "./mailbox-page.ts"

/** A mail that stayed here. `sent_at` is an ISO time. */
export interface Message {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  sent_at: string
}

const mostShown = 100
const styleHash = createHash("sha256").update(mailboxStyle).digest("base64")
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

/** The mails that were not sent for want of an SMTP server, newest first, for the machine itself only. Mounted at /mailbox, and only then. */
export function mailboxRoutes({ pool }: { pool: Pool }): FastifyPluginAsync {
  return async (app) => addRoutes(app, pool)
}

function addRoutes(app: FastifyInstance, pool: Pool) {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    })
    return fromThisMachine(request) ? undefined : refuse(reply)
  })
  app.get("/", async (_request, reply) => {
    const page = mailboxPage(await newestMessages(pool, undefined))
    return reply
      .header("content-security-policy", contentSecurityPolicy)
      .type("text/html; charset=utf-8")
      .send(page)
  })
  app.get("/messages.json", (request) => newestMessages(pool, recipient(request)))
}

function refuse(reply: FastifyReply) {
  return reply
    .code(403)
    .type("text/plain; charset=utf-8")
    .send("The mailbox is shown to the machine itself only.\n")
}

function recipient({ query }: FastifyRequest) {
  if (typeof query !== "object" || query === null || !("to" in query)) return undefined
  return typeof query.to === "string" ? query.to.toLowerCase() : undefined
}

async function newestMessages(pool: Pool, to: string | undefined): Promise<Message[]> {
  const { rows } = await pool.query<Message>(
    `select id::text, recipient, subject, body_text as text, body_html as html,
       to_char(sent_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as sent_at
     from mailbox.messages where $1::text is null or recipient = $1 order by mailbox.messages.id desc limit ${mostShown}`,
    [to ?? null],
  )
  return rows
}
