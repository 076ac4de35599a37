import { z } from "zod"
import { type Database, readRow, readRows, run } from "./statements.ts"

const auditEntry = z.object({
  id: z.string(),
  payload: z.record(z.string(), z.unknown()),
  created_at: z.string(),
  ip_address: z.string(),
})

export type AuditEntry = z.infer<typeof auditEntry>

/** The columns that a query can filter by, under the names used in the query. */
export const auditScopes = {
  author: "payload ->> 'actor_username'",
  action: "payload ->> 'action'",
  type: "payload ->> 'log_type'",
}

interface Page {
  page: number
  perPage: number
  filter: { scope: keyof typeof auditScopes; text: string } | undefined
}

/** A page of audit entries, newest first, and the total. Pages are numbered from 1. */
export async function auditPage(
  db: Database,
  { page, perPage, filter }: Page,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const where = filter ? `where strpos(lower(${auditScopes[filter.scope]}), lower($1)) > 0` : "where $1 = ''"
  const text = filter?.text ?? ""
  const entries = await readRows(
    db,
    auditEntry,
    `select id, payload, created_at, ip_address from auth.audit_log_entries ${where}
     order by created_at desc, id limit $2::int offset $3::bigint`,
    [text, String(perPage), String((page - 1) * perPage)],
  )
  const counted = await readRow(
    db,
    z.object({ total: z.number() }),
    `select count(*) as total from auth.audit_log_entries ${where}`,
    [text],
  )
  return { entries, total: counted?.total ?? 0 }
}

export async function forgetOldEntries(db: Database, days: number) {
  await run(
    db,
    "delete from auth.audit_log_entries where created_at < now() - make_interval(days => $1::int)",
    [String(days)],
  )
}
