// Adds the files that the backend reads at run time to its build.
import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const root = fileURLToPath(new URL("..", import.meta.url))
/** The product's files, copied to `release` in the build. */
const read = ["package.json", "supabase/migrations", "supabase/folded-migrations.json", "supabase/buckets"]
/** The backend's files, copied to `schema` beside the built file. */
const schema = "packages/backend/src/postgres/schema"

/** A Vite plugin that copies these files into the build. */
export function releaseFiles(): Plugin {
  return {
    name: "release-files",
    apply: "build",
    buildStart() {
      for (const path of read.flatMap(filesBelow)) this.emitFile(asset(path, `release/${path}`))
      for (const path of filesBelow(schema)) this.emitFile(asset(path, `schema/${basename(path)}`))
    },
  }
}

function asset(path: string, fileName: string) {
  const file = join(root, path)
  return { type: "asset", fileName, originalFileName: file, source: readFileSync(file) } as const
}

function filesBelow(path: string): string[] {
  if (path.endsWith(".json")) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
}
