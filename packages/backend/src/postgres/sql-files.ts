import { readdir, readFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** An SQL file: its name without the folder, and its text. */
export interface SqlFile {
  name: string
  text: string
}

/** A product's migrations. */
export interface Migrations {
  /** The folder of the product's SQL files, named like 20250131120000_what_it_does.sql. */
  migrations: string
  /** A file that lists the earlier migrations that the present ones replace (decision 061); undefined if there are none. */
  foldedMigrations?: string
  /** The product's version, which shows which release has used a database. */
  version: string
}

/** The SQL files for the parts that a hosted project comes with. A build has a copy of the folder next to its own file. */
export const schemaFiles = () => filesIn(join(dirname(fileURLToPath(import.meta.url)), "schema"))

/** The product's own migrations, in order. */
export const migrationFiles = ({ migrations }: Pick<Migrations, "migrations">) => filesIn(migrations)

/** The timestamp in a migration's name. */
export const versionOf = ({ name }: SqlFile): string => name.replace(/_.*/, "")

async function filesIn(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), "utf8")
      return { name, text: text.replaceAll("\r\n", "\n") }
    }),
  )
}
