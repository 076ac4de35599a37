import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs"
import { dirname, join, relative, resolve } from "node:path"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { whileLocked } from "@repertoire/backend/testing/while-locked.ts"
import { isCurrent } from "../../../scripts/build-sources.mjs"
import { buildWhenStale } from "../../../scripts/prepare.mjs"
import { freshClone, type SmallClone } from "./small-clone.ts"

vi.setConfig({ testTimeout: 120_000 })

const repository = join(import.meta.dirname, "../../..")

describe("a build's sources", () => {
  let clone: SmallClone
  beforeEach(async () => {
    clone = freshClone()
    for (const [path, content] of Object.entries(project)) clone.write(path, content)
    await clone.build()
  })
  afterEach(() => clone.remove())

  const swapping = JSON.stringify(join(repository, "scripts/swapped-build.mjs"))
  const project: Record<string, string> = {
    "vite.config.mjs": `
      import { swappedBuild } from ${swapping}
      import { title } from "./settings.mjs"
      const { plugins } = swappedBuild("dist/web", import.meta.dirname)
      export default { root: "src/web", plugins, worker: { format: "es" }, define: { TITLE: JSON.stringify(title) } }`,
    "settings.mjs": 'export const title = "App"',
    "src/web/index.html": '<script type="module" src="/start/main.js"></script>',
    "src/web/start/main.js": `
      import { rule } from "../../domain/rule.js"
      import "../looks/all.css"
      const texts = import.meta.glob("../../../sql/*.sql", { query: "?raw", import: "default" })
      new Worker(new URL("../work/worker.js", import.meta.url), { type: "module" })
      import("../later/page.js")
      document.title = TITLE + rule + Object.keys(texts)`,
    "src/web/later/page.js": 'document.title = "later"',
    "src/web/looks/all.css": '@import "./part.css";',
    "src/web/looks/part.css": "body { color: red }",
    "src/web/work/worker.js": 'import { sum } from "../../rules/sum.js"; postMessage(sum)',
    "src/web/public/deep/robots.txt": "robots",
    "src/domain/rule.js": "export const rule = 1",
    "src/rules/sum.js": "export const sum = 1",
    "sql/first.sql": "select 1",
    "package-lock.json": "{}",
    "tsconfig.base.json": "{}",
  }

  const isBuildCurrent = () => isCurrent(clone.folder, join(clone.folder, "dist/web"))

  test("make it stale when they change, and current again when they are restored", () => {
    const noticed = Object.entries(project).map(([path, content]) => {
      clone.write(path, `${content} `)
      const isOld = !isBuildCurrent()
      clone.write(path, content)
      return [path, isOld, isBuildCurrent()]
    })
    expect(noticed).toEqual(Object.keys(project).map((path) => [path, true, true]))
  })

  test.each(["sql/second.sql", "src/web/public/deep/humans.txt", "src/domain/rule.ts"])(
    "make it stale when %s is added",
    (path) => {
      clone.write(path, "")
      expect(isBuildCurrent()).toBe(false)
    },
  )

  test("make it stale when one is removed", () => {
    rmSync(join(clone.folder, "sql/first.sql"))
    expect(isBuildCurrent()).toBe(false)
  })

  test.each(["README.md", "docs/decision.md", "src/domain/rule.test.js", "packages/backend/src/other.ts"])(
    "don't include %s",
    (path) => {
      clone.write(path, "other")
      expect(isBuildCurrent()).toBe(true)
    },
  )
})

test("both builds record every source that their source maps name", async () => {
  await whileLocked(buildWhenStale)
  for (const build of ["dist/web", "dist/server"]) {
    const sources = sourcesIn(join(repository, build))
    expect(sources.length).toBeGreaterThan(100)
    const note = JSON.parse(readFileSync(`${realpathSync(join(repository, build))}.sources.json`, "utf8"))
    expect(sources.filter((path) => !(path in note) && !(dirname(path) in note))).toEqual([])
    const read = [
      "supabase/migrations",
      // The folder that contains folded-migrations.json.
      "supabase",
      "packages/backend/src/postgres/schema",
      "supabase/buckets/promo",
      "package.json",
    ]
    if (build === "dist/server") expect(read.filter((path) => !(path in note))).toEqual([])
  }
})

/** The repository's own files that are in a build, according to its source maps. */
function sourcesIn(build: string): string[] {
  const maps = readdirSync(build, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".map"),
  )
  const paths = maps.flatMap((file) => {
    const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(build, file), "utf8"))
    return sources.map((source) => resolve(realpathSync(dirname(join(build, file))), source))
  })
  const own = paths.filter(
    (path) => path.startsWith(repository) && !path.includes("/node_modules/") && existsSync(path),
  )
  return [...new Set(own)].map((path) => relative(repository, path))
}
