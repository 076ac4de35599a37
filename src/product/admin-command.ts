// Handles `admin grant EMAIL` and `admin revoke EMAIL`.
import pg from "pg"
import type { ProductCommand } from "@repertoire/backend/product"
import { selectRows } from "@repertoire/backend/rows"
import { StartError } from "@repertoire/backend/start-error"
import { commandLine } from "./command-line.ts"

const usage = `Usage: ${commandLine("admin")} grant EMAIL, or ${commandLine("admin")} revoke EMAIL`

/**
 * Grants or revokes the admin tier and returns a sentence that reports the change. Throws a StartError with the reason if the change isn't possible.
 */
export const adminCommand: ProductCommand = async (args, withDatabase) => {
  const [action, email, ...more] = args
  if (email === undefined || more.length > 0 || (action !== "grant" && action !== "revoke"))
    throw new StartError(usage)
  const tier = action === "grant" ? "admin" : "free"
  let known: string | undefined
  await withDatabase(async (databaseUrl) => {
    known = await setTier(databaseUrl, email, tier)
  })
  if (known === undefined) throw new StartError(`No account has the address ${email}. Sign up with it first.`)
  return action === "grant"
    ? `${known} is now an admin. The Admin Panel is on their profile.`
    : `${known} is no longer an admin.`
}

/** Returns the account's stored email address; undefined if there is no such account. */
async function setTier(databaseUrl: string, email: string, tier: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const rows = await selectRows<{ email: string }>(
      client,
      `with person as (
         update public.profiles p set tier = $2 from auth.users u
         where u.id = p.id and lower(u.email) = lower($1) returning u.email
       ), noted as (
         insert into private.admin_actions (admin, action, subject, detail)
         select 'by command', 'tier', email, $2 from person
       )
       select email from person`,
      [email, tier],
    )
    return rows[0]?.email
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === "42P01")
      throw new StartError("This database has no accounts yet. Start the server once.")
    throw error
  } finally {
    await client.end()
  }
}
