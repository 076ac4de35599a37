import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import * as z from "zod/mini"
import { StartError } from "#server/setup/starting/start-error.ts"
import { type Migrations, type SqlFile, versionOf } from "./sql-files.ts"

const version = z.string().check(z.regex(/^\d{14}$/))
const foldingSchema = z.object({
  /** The id of a commit that still has all the folded files. */
  commit: z.string(),
  /** The last of the migrations that the earlier ones were folded into. */
  into: version,
  /** The SHA-256 of each earlier migration's text, by version. */
  migrations: z.record(version, z.string()),
})

/** Earlier migrations that this release has folded into fewer, equivalent files. */
export interface Folding {
  commit: string
  /** The SHA-256 of each earlier migration's text, by version. */
  migrations: ReadonlyMap<string, string>
  /** The versions that replace the earlier migrations. */
  into: readonly string[]
}

/** Reads which earlier migrations a product has folded into its current ones (`files`). Empty if none were folded. */
export async function readFolding(
  product: Pick<Migrations, "foldedMigrations">,
  files: readonly SqlFile[],
): Promise<Folding> {
  if (product.foldedMigrations === undefined) return { commit: "", migrations: new Map(), into: [] }
  const text = await readFile(product.foldedMigrations, "utf8")
  const { commit, into, migrations } = z.parse(foldingSchema, JSON.parse(text))
  return {
    commit,
    migrations: new Map(Object.entries(migrations)),
    into: files.map(versionOf).filter((each) => each <= into),
  }
}

/**
 * Translates a database's applied versions into this release's. If all folded migrations are among them, these are
 * replaced with the versions that they were folded into; all others are kept. Throws a StartError if only some of the
 * folded ones are among them.
 */
export function afterFolding(
  landed: readonly string[],
  folding: Folding,
  whose: keyof typeof waysOn,
): string[] {
  const others = landed.filter((each) => !folding.migrations.has(each))
  const count = landed.length - others.length
  if (count === 0) return others
  if (count === folding.migrations.size) return [...new Set([...folding.into, ...others])].toSorted()
  throw new StartError(
    `The ${whose} comes from an older version of Repertoire and has ${count} of the ${folding.migrations.size} migrations that were folded into ` +
      `the current ones. ${waysOn[whose](folding.commit)}`,
  )
}

const waysOn = {
  data: (commit: string) =>
    `First run commit ${commit} with this data (git checkout ${commit}, then npm start), then start this version.`,
  backup: (commit: string) =>
    `Restore it with commit ${commit} (git checkout ${commit}, then npm run restore), then make a new backup.`,
}

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")
