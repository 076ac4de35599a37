// Which files a person downloads before a page is there, read from Vite's manifest.
import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { gzipSync } from "node:zlib"

/**
 * The pages that people open first: how their addresses begin, the source file each is lazy-loaded from, and the budget of their first load
 * (gzip, JavaScript only).
 */
export const pages = [
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
    // Drawn after the sets, but on the way with them.
    soonAfter: "features/logging/screen/after-the-sets.ts",
    limitKilobytes: 175,
  },
]

const entry = "index.html"
// What must never be part of the entry chunk's own download: the library that draws the charts.
const keptOutOfTheEntry = /uplot/

/** The entry's and the page's JavaScript files with everything they import statically; paths are relative to the build. */
export function firstLoadFiles(manifest, source) {
  const files = new Set()
  const visit = (key) => {
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

export function readManifest(build = "dist/web") {
  return JSON.parse(readFileSync(`${build}/.vite/manifest.json`, "utf8"))
}

/** A Vite plugin: prints the first load of each page after a build, and refuses a build whose entry holds that library. */
export function reportFirstLoad() {
  let build
  return {
    name: "first-load",
    apply: "build",
    configResolved({ root, build: { outDir } }) {
      build = resolve(root, outDir)
    },
    generateBundle(_options, bundle) {
      const carried = Object.values(bundle)
        .filter((chunk) => chunk.type === "chunk" && chunk.isEntry)
        .flatMap((chunk) => withStaticImports(chunk, bundle))
        .flatMap((chunk) => Object.keys(chunk.modules))
        .filter((module) => module.includes("node_modules") && keptOutOfTheEntry.test(module))
      if (carried.length > 0) this.error(`The entry chunk must not carry ${carried[0]}.`)
    },
    closeBundle() {
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

/** A chunk of a build with everything that it imports statically. */
export function withStaticImports(chunk, bundle, seen = new Set()) {
  if (seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  return [
    chunk,
    ...chunk.imports.flatMap((file) =>
      bundle[file]?.type === "chunk" ? withStaticImports(bundle[file], bundle, seen) : [],
    ),
  ]
}
