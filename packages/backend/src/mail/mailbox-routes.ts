import { createHash, hkdfSync } from "node:crypto"
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import type { Pool } from "pg"
import type { Config } from "#server/setup/config.ts"
import { fromThisMachine } from "./from-this-machine.ts"
import type { Message } from "./message.ts"
import { mailboxPage, mailboxStyle } from "./mailbox-page.ts"
import { selectRows } from "#server/postgres/rows.ts"

const mostShown = 100
const styleHash = createHash("sha256").update(mailboxStyle).digest("base64")
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

interface MailboxDeps {
  pool: Pool
  /** Who can open the mailbox. `machine`: only this machine; `secret`: anyone who knows its address. */
  shownTo: "machine" | "secret"
}

/** The emails that weren't sent because there is no SMTP server, newest first. To be mounted at mailboxPath. */
export function mailboxRoutes(deps: MailboxDeps): FastifyPluginAsync {
  return async (app) => addRoutes(app, deps)
}

/**
 * The mailbox's path; undefined if there is none. Its secret part is derived from the server's secret, so it stays the same after
 * a restart and in every process.
 */
export function mailboxPath({
  smtpUrl,
  mailbox,
  jwtSecret,
}: Pick<Config, "smtpUrl" | "mailbox" | "jwtSecret">): string | undefined {
  if (smtpUrl !== undefined || mailbox === "off") return undefined
  if (mailbox === "machine") return "/mailbox"
  const secret = Buffer.from(hkdfSync("sha256", jwtSecret, "", "mailbox address", 24))
  return `/mailbox/${secret.toString("base64url")}`
}

function addRoutes(app: FastifyInstance, { pool, shownTo }: MailboxDeps) {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    })
    return shownTo === "secret" || fromThisMachine(request) ? undefined : refuse(reply)
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
    .send("The mailbox can only be opened from the machine the server runs on.\n")
}

function recipient({ query }: FastifyRequest) {
  if (typeof query !== "object" || query === null || !("to" in query)) return undefined
  return typeof query.to === "string" ? query.to.toLowerCase() : undefined
}

async function newestMessages(pool: Pool, to: string | undefined): Promise<Message[]> {
  const rows = await selectRows<Message>(
    pool,
    `select id::text, recipient, subject, body_text as text, body_html as html,
       to_char(sent_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as sent_at
     from mailbox.messages where $1::text is null or recipient = $1 order by mailbox.messages.id desc limit ${mostShown}`,
    [to ?? null],
  )
  return rows
}
