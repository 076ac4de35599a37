import type { HealthRecords } from "./admin/health-records.ts"
import type { FunctionHandler } from "./functions/function-context.ts"
import type { Migrations } from "./postgres/sql-files.ts"
import type { ProductSettings } from "./setup/product-settings.ts"

/** Everything that the backend needs from a product. */
export interface Product extends ProductSettings, Migrations {
  /** A folder with a subfolder for each bucket, whose files are put into the bucket at startup. */
  buckets?: string
  /** The folder of the built app. Without one, only the API is served. */
  webApp?: string
  /**
   * The table where emails wait for the mail server, if the product has one for its admins. It has the columns of
   * mailbox.outgoing.
   */
  outgoingMails?: string
  /** The functions under /functions/v1, by name. */
  functions: Readonly<Record<string, FunctionHandler>>
  /** The database functions that a personal key with the log scope can call; all of them are idempotent. */
  loggingFunctions: readonly string[]
  /** Stores the facts that the server records about itself. */
  health?: HealthRecords
  /** Commands for the operator, besides `backup` and `restore`, by name. */
  commands: Readonly<Record<string, ProductCommand>>
}

/**
 * Returns a sentence about what the command did; throws a StartError with the reason if it fails. `args` are the arguments
 * after the command's name. `withDatabase` passes the database's address, and runs the embedded Postgres meanwhile if needed.
 */
export type ProductCommand = (
  args: readonly string[],
  withDatabase: (work: (databaseUrl: string) => Promise<void>) => Promise<void>,
) => Promise<string>
