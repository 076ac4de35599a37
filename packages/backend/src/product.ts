import type { HealthRecords } from "./admin/health-records.ts"
import type { FunctionHandler } from "./functions/function-context.ts"
import type { Migrations } from "./postgres/sql-files.ts"
import type { ProductSettings } from "./setup/product-settings.ts"

/** Everything that a product brings to the backend, which knows nothing else of it. */
export interface Product extends ProductSettings, Migrations {
  /** A folder with one for each bucket: its files are put there at the start. */
  buckets?: string
  /** The folder of the built app. Without one, only the wire is served. */
  webApp?: string
  /** The table where mails wait for the mail server, if the product has one for its admins: with the columns of mailbox.outgoing. */
  outgoingMails?: string
  /** What is behind /functions/v1, by name. */
  functions: Readonly<Record<string, FunctionHandler>>
  /** The functions of the database that a personal key that may log can call: each of them repeats safely. */
  loggingFunctions: readonly string[]
  /** Where what the server says about itself is stored. */
  health?: HealthRecords
  /** Commands for the operator, beside `backup` and `restore`, by name. */
  commands: Readonly<Record<string, ProductCommand>>
}

/**
 * Answers a sentence about what it did; throws a StartError with the reason if it can't. `args` are those after its name. `withDatabase`
 * gives it the database's address, and has a Postgres of its own run meanwhile if need be.
 */
export type ProductCommand = (
  args: readonly string[],
  withDatabase: (work: (databaseUrl: string) => Promise<void>) => Promise<void>,
) => Promise<string>
