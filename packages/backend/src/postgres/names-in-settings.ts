import type pg from "pg"
import type { Config } from "#server/setup/config.ts"
import { StartError } from "#server/setup/starting/start-error.ts"
import { selectRows } from "./rows.ts"

type TablesSettings = Pick<
  Config,
  "tablesSchemas" | "tablesAnonRole" | "tablesPreRequest" | "tablesSearchPath"
>

interface LookupRow {
  missingSchema: string | null
  isRole: string
  mayBecomeRole: string
  isFunction: string
}

/** Throws a StartError that names the setting if it refers to a schema, role or function that isn't in the database. */
export async function checkNamesInSettings(pool: pg.Pool, settings: TablesSettings): Promise<void> {
  const { tablesSchemas: schemas, tablesAnonRole: role, tablesPreRequest: before } = settings
  const rows = await selectRows<LookupRow>(
    pool,
    `select
       (select s from unnest($1::text[]) s where to_regnamespace(quote_ident(s)) is null limit 1) as "missingSchema",
       exists (select from pg_roles where rolname = $2) as "isRole",
       exists (select from pg_roles where rolname = $2 and pg_has_role('authenticator', oid, 'member')) as "mayBecomeRole",
       exists (select from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where concat(n.nspname, '.', p.proname) = $3 or (p.proname = $3 and n.nspname = any($4))) as "isFunction"`,
    [schemas, role, before?.trim(), [...schemas, ...settings.tablesSearchPath]],
  )
  const [found] = rows
  if (typeof found?.missingSchema === "string")
    throw new StartError(`TABLES_SCHEMAS: there is no schema ${found.missingSchema} in the database.`)
  if (found?.isRole === "f")
    throw new StartError(`TABLES_ANON_ROLE: there is no role ${role} in the database.`)
  if (found?.mayBecomeRole === "f")
    throw new StartError(
      `TABLES_ANON_ROLE: requests can't switch to the role ${role} until it is granted to authenticator.`,
    )
  if (before !== undefined && found?.isFunction === "f")
    throw new StartError(`TABLES_PRE_REQUEST: there is no function ${before} in the database.`)
}
