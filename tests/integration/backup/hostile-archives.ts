import { gzipSync } from "node:zlib"
import fc from "fast-check"
import { packed, packedAsIs, type RawEntry, sumsOf } from "./raw-archive.ts"

/** A file that is no backup to be restored, and what is wrong with it. */
export interface HostileArchive {
  what: string
  bytes: Buffer
}

interface Written {
  name: string
  columns: string[]
}

/** Bytes of a backup changed, lost, doubled or added anywhere. */
export function damagedArchives(whole: Buffer): fc.Arbitrary<HostileArchive> {
  const place = fc.integer({ min: 0, max: whole.length - 1 })
  const some = fc.uint8Array({ minLength: 1, maxLength: 40 })
  const cut = place.map((at) => ({ what: `cut at ${at}`, bytes: whole.subarray(0, at) }))
  const changed = fc.tuple(place, some).map(([at, bytes]) => ({
    what: `changed at ${at}`,
    bytes: Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at + bytes.length)]),
  }))
  const longer = fc.tuple(place, some).map(([at, bytes]) => ({
    what: `longer at ${at}`,
    bytes: Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at)]),
  }))
  const doubled = fc.tuple(place, place).map(([one, other]) => ({
    what: `from ${one} again at ${other}`,
    bytes: Buffer.concat([whole.subarray(0, other), whole.subarray(one)]),
  }))
  return fc.oneof(cut, changed, longer, doubled)
}

/** A backup with a head that says something else of its encryption. */
export function wrongHeads(entries: readonly RawEntry[]): fc.Arbitrary<HostileArchive> {
  const body = packed(entries).toString("latin1").split("\n").slice(2).join("\n")
  const value = fc.oneof(
    fc.constantFrom(null, 0, "", "00", "0".repeat(24), "0".repeat(32), "x".repeat(32), {}, []),
    fc.string({ maxLength: 2_000 }),
  )
  const head = fc.oneof(
    fc
      .record({ salt: value, iv: value })
      .filter(({ salt, iv }) => salt !== null || iv !== null)
      .map((head) => JSON.stringify(head)),
    fc.constantFrom("", "{}", "null", "[".repeat(900), `{"salt":null}`, `{"__proto__":{"salt":null}}`),
  )
  return head.map((line) => ({
    what: `the head ${line.slice(0, 40)}`,
    bytes: Buffer.from(`REPERTOIRE-BACKUP 1\n${line}\n${body}`, "latin1"),
  }))
}

/** Names that a statement, a path or a terminal would understand. `trap` is a path at which no file may appear. */
function names(trap: string): fc.Arbitrary<string> {
  const program = `from program 'touch ${trap}'`
  return fc.oneof(
    fc.constantFrom(
      `workout_logs ${program} --`,
      `(select 1) to program 'touch ${trap}' --`,
      `auth.users; create role intruder superuser; --`,
      `auth.users; copy (select 1) to program 'touch ${trap}'; --`,
      `id) ${program} --`,
      `"id") ${program} --`,
      ...["pg_authid", "pg_catalog.pg_proc", "pg_largeobject", "supabase_migrations.schema_migrations"],
      ...["information_schema.tables", "AUTH.USERS", "public.workout_logs", "auth.users/../pg_authid"],
      ...["", " ", "*", "\u0000", "\u001B[2J", "a\nb", "__proto__", "constructor", "x".repeat(100_000)],
    ),
    fc.string(),
  )
}

/** A backup whose manifest asks for what it may not, with right checksums. */
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

/** A backup with an entry that no backup has, or has elsewhere, or once. */
export function wrongEntries(entries: readonly RawEntry[], trap: string): fc.Arbitrary<HostileArchive> {
  const content = Buffer.from("hello\n")
  const version = "0b7ab5e6-7f04-4f8f-8b5b-0a6e0b8f0d11"
  const paths = fc.constantFrom(
    ...[
      "files/../../intruder",
      `files/${version}/../../intruder`,
      "files//intruder",
      `files/${version}\u0000`,
    ],
    ...[
      trap,
      `../..${trap}`,
      `files/${version.toUpperCase()}`,
      "secrets/../intruder",
      "secrets/postgres-password",
    ],
    ...[
      "secrets/jwt-secret/..",
      "intruder",
      "",
      "/",
      ".",
      "tables//000001",
      "tables/auth.users/1",
      "manifest.json",
    ],
    ...[
      "tables/pg_authid/000001",
      "tables/auth.users/000009",
      `tables/x from program 'touch ${trap}'/000001`,
    ],
  )
  const at = fc.integer({ min: 0, max: entries.length })
  const added = fc.tuple(at, paths).map(([place, name]) => [place, { name, content }] as const)
  const ofType = fc
    .tuple(at, fc.constantFrom("1", "2", "3", "4", "5", "6", "7", "g", "x", "L", "K", "S", "V"))
    .map(([place, type]) => [place, { name: `files/${version}`, content, type }] as const)
  const claiming = fc
    .tuple(
      at,
      fc.constantFrom(
        "77777777777\0",
        "\x80\0\0\0\x7F\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
        "-0000000001\0",
        "not a size",
      ),
      fc.constantFrom(`files/${version}`, "tables/auth.users/000001", "secrets/jwt-secret", "sums.json"),
    )
    .map(([place, claims, name]) => [place, { name, content, claims }] as const)
  const renamed = fc.oneof(added, ofType, claiming).map(([place, entry]) => ({
    what: `an entry ${JSON.stringify({ ...entry, content: undefined })} at ${place}`,
    bytes: packed([...entries.slice(0, place), entry, ...entries.slice(place)]),
  }))
  const pax = fc
    .constantFrom("size=9223372036854775807", "size=-1", "path=files/../../intruder", "path=manifest.json")
    .map((record) => {
      const line = `${record.length + 4} ${record}\n`
      const header = { name: "pax", type: "x", content: Buffer.from(line) }
      return {
        what: `pax ${record}`,
        bytes: packed([...entries, header, { name: `files/${version}`, content }]),
      }
    })
  return fc.oneof(renamed, pax)
}

/** A backup whose checksums are missing, wrong, or not the last. */
export function wrongSums(entries: readonly RawEntry[]): fc.Arbitrary<HostileArchive> {
  const sums = sumsOf(entries)
  const lists: Record<string, RawEntry[]> = {
    "no sums": [...entries],
    "sums twice": [...entries, sums, sums],
    "sums first": [sums, ...entries],
    "sums of none": [...entries, sumsOf([])],
    "sums of another order": [...entries, sumsOf(entries.toReversed())],
    "an entry after the sums": [...entries, sums, { name: "secrets/jwt-secret", content: Buffer.from("x") }],
    "deep sums": [...entries, { name: "sums.json", content: Buffer.from("[".repeat(1_000_000)) }],
    "entries twice": [...entries, ...entries, sums],
    "another order": [...entries.toReversed(), sumsOf(entries.toReversed())],
    nothing: [],
  }
  return fc
    .constantFrom(...Object.keys(lists))
    .map((what) => ({ what, bytes: packedAsIs(lists[what] ?? []) }))
}

/** A backup with rows that the tables refuse. */
export function wrongRows(entries: readonly RawEntry[]): fc.Arbitrary<HostileArchive> {
  const pieces = entries.flatMap(({ name }, at) => (name.startsWith("tables/") ? [at] : []))
  const rows = fc.constantFrom(
    ...[
      "\\N\n",
      "nonsense\n",
      "\t\t\t\n",
      "\u0000\n",
      "1\t2\t3",
      "\\x\n",
      "\\N\t".repeat(2_000),
      "{".repeat(50_000),
    ],
  )
  const invalid = Buffer.from([0xff, 0xfe, 0x0a])
  const kept = fc.tuple(
    fc.constantFrom(...pieces),
    fc.oneof(
      rows.map((text) => Buffer.from(text)),
      fc.constant(invalid),
    ),
  )
  return kept.map(([at, bad]) => ({
    what: `rows ${JSON.stringify(bad.toString("latin1").slice(0, 30))} in ${entries[at]?.name}`,
    bytes: packed(
      entries.map((entry, place) =>
        place === at ? { ...entry, content: Buffer.concat([entry.content, bad]) } : entry,
      ),
    ),
  }))
}

/** A backup in which a few bytes stand for very many. */
export function bombs(entries: readonly RawEntry[], mostBytes: number): fc.Arbitrary<HostileArchive> {
  const size = fc.integer({ min: 1_000_000, max: mostBytes })
  const name = fc.constantFrom(
    "tables/auth.users/000001",
    "secrets/jwt-secret",
    "manifest.json",
    "sums.json",
    "pax",
  )
  const entry = fc.tuple(size, name).map(([bytes, name]) => ({
    what: `${bytes} zeros as ${name}`,
    bytes: packed([
      ...entries.slice(0, name === "manifest.json" ? 0 : 1),
      { name, content: Buffer.alloc(bytes), type: name === "pax" ? "x" : "0" },
    ]),
  }))
  const twice = size.map((bytes) => ({
    what: `${bytes} zeros packed twice`,
    bytes: Buffer.concat([
      Buffer.from('REPERTOIRE-BACKUP 1\n{"salt":null,"iv":null}\n'),
      gzipSync(gzipSync(Buffer.alloc(bytes))),
    ]),
  }))
  return fc.oneof(entry, twice)
}
