import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import * as z from "zod"
import { wings } from "./table.ts"

/** One import in a file: `name` as it is written there, and `file`, the file in this repository that it leads to. A package has no `file`. */
export interface Import {
  from: string
  name: string
  file?: string
}

const aliases = {
  "#domain/": "src/domain/",
  "#product/": "src/product/",
  "#server/": "packages/backend/src/",
  "#web/": "src/web/",
  "#functions/": "supabase/functions/",
  "#tests/": "tests/",
}
// A statement starts its line, so text that merely mentions an import doesn't count.
const statement = /^(?:import|export)\s(?:[^"'`;]*?\sfrom\s)?\s*(["'])([^"'\n]+)\1/gm
const late = /\b(?:import\(|new URL\()\s*(["'])([^"'\n]+)\1(?:\)|, import\.meta\.url\))/g

/** Every import of every source file except tests. */
export function allImports(): Import[] {
  return wings
    .flatMap(({ folder }) => sourcesIn(folder))
    .flatMap((file) => importsIn(file, readFileSync(file, "utf8")))
}

/** What a source file imports: statically, dynamically, as types, for side effects, or as a worker. */
export function importsIn(from: string, source: string): Import[] {
  return [...source.matchAll(statement), ...source.matchAll(late)].map(([, , name = ""]) => {
    const file = fileOf(name, from)
    return file === undefined ? { from, name } : { from, name, file }
  })
}

/** The source files of a folder, without tests. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(file))
    .toSorted((one, other) => (one < other ? -1 : 1))
}

const backend = z
  .object({ name: z.string(), exports: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("packages/backend/package.json", "utf8")))

function fileOf(name: string, from: string): string | undefined {
  if (name.startsWith(".")) return join(dirname(from), name)
  const exported = backend.exports[name.replace(backend.name, ".")]
  if (exported !== undefined) return join("packages/backend", exported)
  const alias = Object.entries(aliases).find(([prefix]) => name.startsWith(prefix))
  return alias && alias[1] + name.slice(alias[0].length)
}
