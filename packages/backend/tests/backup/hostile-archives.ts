import { gzipSync } from "node:zlib"
import fc from "fast-check"
import { packed, packedAsIs, type RawEntry, sumsOf } from "#tests/support/raw-archive.ts"

/** A file that isn't a usable backup, and what is wrong with it. */
export interface HostileArchive {
  what: string
  bytes: Buffer
}

/** A backup with bytes changed, lost, doubled or inserted anywhere. */
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

/** A backup whose head makes wrong claims about its encryption. */
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

/** A backup whose checksums are missing, wrong, or not the last entry. */
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

/** A backup in which a few bytes expand into very many. */
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
