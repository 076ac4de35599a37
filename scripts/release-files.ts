// What the backend reads while it runs, as part of its build.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const root = fileURLToPath(new URL("..", import.meta.url))
const read = [
  "package.json",
  "src/server/postgres/schema",
  "supabase/migrations",
  "supabase/folded-migrations.json",
  "supabase/buckets",
]

/** A Vite plugin: puts copies of these files into the folder `release` of the build. */
export function releaseFiles(): Plugin {
  return {
    name: "release-files",
    apply: "build",
    buildStart() {
      for (const path of read.flatMap(filesBelow)) {
        const source = readFileSync(join(root, path))
        this.emitFile({
          type: "asset",
          fileName: `release/${path}`,
          originalFileName: join(root, path),
          source,
        })
      }
    },
  }
}

function filesBelow(path: string): string[] {
  if (path.endsWith(".json")) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
}
