/** A file of SQL: its name without the folder, and its text. */
export interface SqlFile {
  name: string
  text: string
}

// Part of the build: a server that starts again by itself, or a command, must not run the files of a later release.
const schema = import.meta.glob<string>("./schema/*.sql", { query: "?raw", import: "default", eager: true })
const migrations = import.meta.glob<string>("../../../supabase/migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
})

/** What a hosted project comes with. */
export const schemaFiles = filesOf(schema)

/** The product's own, in their order. */
export const migrationFiles = filesOf(migrations)

/** The versions of all migrations. */
export const migrationVersions: ReadonlySet<string> = new Set(
  migrationFiles.map(({ name }) => name.replace(/_.*/, "")),
)

function filesOf(texts: Record<string, string>): SqlFile[] {
  return Object.entries(texts)
    .map(([path, text]) => ({ name: path.replace(/.*\//, ""), text: text.replaceAll("\r\n", "\n") }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
