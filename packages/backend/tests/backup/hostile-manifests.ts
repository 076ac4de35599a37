import fc from "fast-check"
import type { HostileArchive } from "./hostile-archives.ts"
import { packed, type RawEntry } from "#tests/support/raw-archive.ts"

interface Written {
  name: string
  columns: string[]
}

/** Names that mean something in SQL, in a path or to a terminal. `trap` is a path at which no file may appear. */
function names(trap: string): fc.Arbitrary<string> {
  const program = `from program 'touch ${trap}'`
  return fc.oneof(
    fc.constantFrom(
      `notes ${program} --`,
      `(select 1) to program 'touch ${trap}' --`,
      `auth.users; create role intruder superuser; --`,
      `auth.users; copy (select 1) to program 'touch ${trap}'; --`,
      `id) ${program} --`,
      `"id") ${program} --`,
      ...["pg_authid", "pg_catalog.pg_proc", "pg_largeobject", "supabase_migrations.schema_migrations"],
      ...["information_schema.tables", "AUTH.USERS", "public.notes", "auth.users/../pg_authid"],
      ...["", " ", "*", "\u0000", "\u001B[2J", "a\nb", "__proto__", "constructor", "x".repeat(100_000)],
    ),
    fc.string(),
  )
}

/** A backup whose manifest asks for something forbidden, with correct checksums. */
export function wrongManifests(entries: readonly RawEntry[], trap: string): fc.Arbitrary<HostileArchive> {
  const manifest = JSON.parse(entries[0]?.content.toString() ?? "")
  const tables: Written[] = manifest.tables
  const table = fc.nat({ max: tables.length - 1 })
  const withTables = (change: (list: Written[], at: number) => void) => (at: number) => {
    const list = structuredClone(tables)
    change(list, at)
    return JSON.stringify({ ...manifest, tables: list })
  }
  const name = names(trap)
  const text = fc.oneof(
    fc
      .tuple(table, name)
      .map(([at, other]) => withTables((list) => (list[at] = { ...tableAt(list, at), name: other }))(at)),
    fc
      .tuple(table, name)
      .map(([at, other]) => withTables((list) => void tableAt(list, at).columns.splice(0, 1, other))(at)),
    fc
      .tuple(table, name)
      .map(([at, other]) => withTables((list) => void tableAt(list, at).columns.push(other))(at)),
    table.map(withTables((list, at) => void list.push(tableAt(list, at)))),
    table.map(
      withTables((list, at) => void tableAt(list, at).columns.push(tableAt(list, at).columns[0] ?? "")),
    ),
    fc
      .array(fc.oneof(name, fc.constantFrom("99999999999999", "0", "-1", "1; drop schema auth")), {
        minLength: 1,
      })
      .map((migrations) =>
        JSON.stringify({ ...manifest, migrations: [...manifest.migrations, ...migrations] }),
      ),
    fc
      .tuple(
        fc.constantFrom("made_at", "postgres", "migrations", "tables"),
        fc.oneof(fc.jsonValue(), fc.constant(undefined)),
      )
      .filter(([key, value]) => key !== "postgres" || typeof value !== "string")
      .map(([key, value]) => JSON.stringify({ ...manifest, [key]: value })),
    fc.constantFrom(
      "[".repeat(400_000),
      `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
      "{",
      "null",
      "\u0000",
    ),
  )
  return text.map((content) => ({
    what: `the manifest ${content.length > 300 ? `of ${content.length} characters` : content}`,
    bytes: packed([{ name: "manifest.json", content: Buffer.from(content) }, ...entries.slice(1)]),
  }))
}

const tableAt = (list: Written[], at: number) => list[at] ?? { name: "", columns: [] }
