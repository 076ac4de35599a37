import type { HealthRecords } from "./admin/health-records.ts"
import type { FunctionHandler } from "./functions/function-context.ts"
import type { Migrations } from "./postgres/sql-files.ts"
import type { ProductSettings } from "./setup/product-settings.ts"

/** Everything that the backend needs from a product. */
export interface Product extends ProductSettings, Migrations {
  /** A folder with one for each bucket: its files are put there at the start. */
  buckets?: string
  /** The folder of the built app. Without one, only the API is served. */
  webApp?: string
  /** The table where mails wait for the mail server, if the product has one for its admins: with the columns of mailbox.outgoing. */
  outgoingMails?: string
  /** The functions under /functions/v1, by name. */
  functions: Readonly<Record<string, FunctionHandler>>
  /** The database functions that a personal key with the log scope can call; all of them are idempotent. */
  loggingFunctions: readonly string[]
  /** Where what the server says about itself is stored. */
  health?: HealthRecords
  /** Commands for the operator, beside `backup` and `restore`, by name. */
  commands: Readonly<Record<string, ProductCommand>>
}

/**
 * Returns a sentence about what it did; throws a StartError with the reason if it can't. `args` follow its name. `withDatabase`
 * passes the database's address, and runs the embedded Postgres meanwhile if needed.
 */
export type ProductCommand = (
  args: readonly string[],
  withDatabase: (work: (databaseUrl: string) => Promise<void>) => Promise<void>,
) => Promise<string>
