import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as z from "zod/mini"

/** A package of npm that is part of a release, and its folder in this repository. */
export interface ShippedPackage {
  path: string
  name: string
  version: string
}

const mapShape = z.object({ sources: z.array(z.string()) })
const packageShape = z.object({ name: z.string(), version: z.string() })

/** The packages whose code or files are in the builds, by name: those in the source maps, and the fonts, which have no source maps. */
export function packagesIn(builds: readonly string[]): ShippedPackage[] {
  const files = builds.flatMap((built) => [...sourcesIn(built), ...fontsIn(built)])
  // Source maps and the manifest both name a package's files by a path from some folder of the build up to
  // node_modules.
  const folders = files.flatMap(
    (file) => /\bnode_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [],
  )
  return [...new Set(folders)]
    .map((path) => ({ path, ...about(path) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

function sourcesIn(built: string): string[] {
  return readdirSync(built, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".map"))
    .flatMap((file) => z.parse(mapShape, json(join(built, file))).sources)
}

/** The manifest of the app's build lists the fonts. */
function fontsIn(built: string): string[] {
  const place = join(built, ".vite/manifest.json")
  return existsSync(place) ? Object.keys(z.parse(z.record(z.string(), z.unknown()), json(place))) : []
}

function about(folder: string) {
  return z.parse(packageShape, json(join(folder, "package.json")))
}

function json(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"))
}
