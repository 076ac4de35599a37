import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { releaseFolder } from "#server/setup/package-folder.ts"

/** A file of SQL: its name without the folder, and its text. */
export interface SqlFile {
  name: string
  text: string
}

/** What a hosted project comes with. */
export const schemaFiles = () => filesIn("src/server/postgres/schema")

/** The product's own migrations, in their order. */
export const migrationFiles = () => filesIn("supabase/migrations")

/** The moment in a migration's name. */
export const versionOf = ({ name }: SqlFile): string => name.replace(/_.*/, "")

async function filesIn(path: string): Promise<SqlFile[]> {
  const folder = join(releaseFolder, path)
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), "utf8")
      return { name, text: text.replaceAll("\r\n", "\n") }
    }),
  )
}
