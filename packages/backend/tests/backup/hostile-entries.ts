import fc from "fast-check"
import type { HostileArchive } from "./hostile-archives.ts"
import { packed, type RawEntry } from "#tests/support/raw-archive.ts"

/** A backup with an entry that doesn't belong in any backup, is in the wrong place, or occurs twice. */
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
