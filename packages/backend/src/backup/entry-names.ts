import { keptSecrets } from "./secrets.ts"

export const manifestName = "manifest.json"

/** What an entry in the archive holds, according to its name: one shape for each kind of entry. */
export type Entry =
  | { kind: "manifest" }
  /** A part of a table's rows; parts are numbered from 1. */
  | { kind: "piece"; table: string; count: number }
  | { kind: "file"; version: string }
  | { kind: "secret"; name: string }

export const pieceName = (table: string, count: number): string =>
  `tables/${table}/${String(count).padStart(6, "0")}`

export const fileName = (version: string): string => `files/${version}`

export const secretName = (name: string): string => `secrets/${name}`

/** Parses an entry's name; undefined if no backup made with these secrets could contain that name. */
export function entryOf(name: string, secrets: readonly string[]): Entry | undefined {
  if (name === manifestName) return { kind: "manifest" }
  const [, table, count] = /^tables\/([^/]+)\/(\d{6})$/.exec(name) ?? []
  if (table !== undefined) return { kind: "piece", table, count: Number(count) }
  const [, version] = /^files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(name) ?? []
  if (version !== undefined) return { kind: "file", version }
  const secret = keptSecrets(secrets).find((each) => name === secretName(each))
  return secret === undefined ? undefined : { kind: "secret", name: secret }
}
