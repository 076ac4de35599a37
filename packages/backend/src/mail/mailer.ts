import type { Config } from "#server/setup/config.ts"
import type { Pool } from "pg"

interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends an email; throws if that fails. */
export type SendMail = (mail: Mail) => Promise<void>

const mostMessagesKept = 500
// The sum of these timeouts is shorter than the outbox's lease.
const patience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 }

/** Sends emails to the configured SMTP server, or stores them in the local mailbox in Postgres if there is none. */
export function createMailer({
  pool,
  config,
}: {
  pool: Pool
  config: Pick<Config, "smtpUrl" | "mailFrom">
}): SendMail {
  const { smtpUrl, mailFrom } = config
  return smtpUrl === undefined ? (mail) => putIntoMailbox(pool, mail) : smtp(smtpUrl, mailFrom)
}

/** Loads nodemailer only for the first email, because most runs never need it. */
function smtp(url: string, from: string): SendMail {
  const open = async () => {
    const { createTransport } = await import("nodemailer")
    return createTransport(url, { ...patience, from, disableFileAccess: true, disableUrlAccess: true })
  }
  let transport: ReturnType<typeof open> | undefined
  return async (mail) => {
    transport ??= open()
    const opened = await transport
    await opened.sendMail(mail)
  }
}

async function putIntoMailbox(pool: Pool, { to, subject, text, html }: Mail) {
  await pool.query(
    `with old as (
       delete from mailbox.messages
       where id <= (select id from mailbox.messages order by id desc offset ${mostMessagesKept} limit 1)
     )
     insert into mailbox.messages (recipient, subject, body_text, body_html) values ($1, $2, $3, $4)`,
    [to, subject, text, html],
  )
}
