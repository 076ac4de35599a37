// Which files are downloaded before a page appears, read from Vite's manifest.
import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { gzipSync } from "node:zlib"
import type { Plugin, Rolldown } from "vite"
import * as z from "zod/mini"

interface Page {
  name: string
  address: string
  source: string
  soonAfter?: string
  limitKilobytes: number
}

/**
 * The pages that people open first: the beginning of each address, the source file it is lazy-loaded from, and the budget for its first load
 * (JavaScript only, gzipped).
 */
export const pages: Page[] = [
  { name: "sign-in", address: "login", source: "features/account/login-page.tsx", limitKilobytes: 145 },
  {
    name: "dashboard",
    address: "dashboard",
    source: "features/dashboard/screen/dashboard-page.tsx",
    limitKilobytes: 215,
  },
  {
    name: "logging",
    address: "log-workout",
    source: "features/logging/screen/logging-page.tsx",
    // The parts of the logging page that are drawn after the sets. They are fetched in one chunk, together with the
    // page.
    soonAfter: "features/logging/screen/after-the-sets.ts",
    limitKilobytes: 175,
  },
]

const entry = "index.html"
// Modules that the entry chunk must never contain. Currently the chart library.
const neverInEntry = /uplot/

/** The JavaScript files of the entry and a page, with everything they import statically. Paths are relative to the build. */
export function firstLoadFiles(manifest: Manifest, source: string): string[] {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the build's manifest.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(entry)
  visit(source)
  return [...files].filter((file) => file.endsWith(".js"))
}

// Files that every page fetches once it has loaded, whether it shows figures or not.
const ofEveryPage = /\/(every-page|after-logging)-/

/** The JavaScript files that only figures need. Paths are relative to the build. */
export function figureFiles(manifest: Manifest): string[] {
  const others = new Set(pages.flatMap(({ source }) => firstLoadFiles(manifest, source)))
  const files = ["figures/exercise-figure.tsx", "figures/small-figure.tsx"].flatMap((source) =>
    firstLoadFiles(manifest, source),
  )
  return [...new Set(files)].filter((file) => !others.has(file) && !ofEveryPage.test(file))
}

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
)

/** The parts of Vite's manifest that the first load needs. */
type Manifest = z.infer<typeof manifestShape>

export function readManifest(build = "dist/web"): Manifest {
  return z.parse(manifestShape, JSON.parse(readFileSync(`${build}/.vite/manifest.json`, "utf8")))
}

/** A Vite plugin that prints the gzipped size of each page's first load after a build, and fails the build if the entry chunk contains the chart library. */
export function reportFirstLoad(): Plugin {
  let build = ""
  return {
    name: "first-load",
    apply: "build",
    configResolved({ root, build: { outDir } }) {
      build = resolve(root, outDir)
    },
    generateBundle(_options, bundle) {
      const carried = Object.values(bundle)
        .filter((file) => file.type === "chunk")
        .filter(({ isEntry }) => isEntry)
        .flatMap((chunk) => withStaticImports(chunk, bundle))
        .flatMap((chunk) => Object.keys(chunk.modules))
        .filter((module) => module.includes("node_modules") && neverInEntry.test(module))
      if (carried.length > 0) this.error(`The entry chunk must not contain ${carried[0]}.`)
    },
    writeBundle() {
      const manifest = readManifest(build)
      for (const { name, source, limitKilobytes } of pages) {
        const bytes = firstLoadFiles(manifest, source).reduce(
          (sum, file) => sum + gzipSync(readFileSync(`${build}/${file}`)).length,
          0,
        )
        console.log(`first load of ${name}: ${(bytes / 1000).toFixed(1)} of ${limitKilobytes} KB gzip`)
      }
    },
  }
}

/** A chunk of a build, with everything it imports statically. */
export function withStaticImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): Rolldown.OutputChunk[] {
  if (seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  return [
    chunk,
    ...chunk.imports.flatMap((file) => {
      const imported = bundle[file]
      return imported?.type === "chunk" ? withStaticImports(imported, bundle, seen) : []
    }),
  ]
}
