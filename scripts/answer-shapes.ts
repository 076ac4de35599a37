// A short fingerprint of the shape of the query results that the app stores on a device.
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

const rowTypes = "src/domain/row-types.ts"
const queries = "src/web"
const folders = { "#domain/": "src/domain/", "#web/": "src/web/" }

/**
 * A hash of the row types and of every file that queries rows (`*queries.ts`, `*query.ts`), including everything those files import, because the
 * results of those queries are what is stored. While the hash is the same, this build can read results stored by an earlier one.
 */
export function answerShapes(): string {
  const asking = readdirSync(queries, { recursive: true, encoding: "utf8" })
    .filter((file) => /quer(y|ies)\.ts$/.test(file))
    .map((file) => join(queries, file))
  return hashOf(withImports([rowTypes, ...asking]))
}

/** The given files, plus everything that they import directly or indirectly. */
export function withImports(files: readonly string[]): string[] {
  const found = new Set<string>()
  const look = (file: string) => {
    if (found.has(file) || !existsSync(file)) return
    found.add(file)
    for (const [, name] of readFileSync(file, "utf8").matchAll(/\bfrom "([^"]+)"/g)) {
      const imported = name && fileOf(name, file)
      if (imported !== undefined) look(imported)
    }
  }
  files.forEach(look)
  return [...found]
}

function fileOf(name: string, from: string): string | undefined {
  if (name.startsWith(".")) return join(dirname(from), name)
  const [alias, folder] = Object.entries(folders).find(([each]) => name.startsWith(each)) ?? []
  return alias && folder && join(folder, name.slice(alias.length))
}

function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256")
  for (const file of files.toSorted()) hash.update(readFileSync(file)).update("\0")
  return hash.digest("hex").slice(0, 16)
}
