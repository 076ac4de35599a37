import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

// Queries whose data can't change on another device, or that are refetched whenever they are shown.
const withoutTable = [
  "admin",
  "logging",
  "onboarding",
  "progress-photos",
  "routine to edit",
  "routine to update",
  "security",
  "staged import",
  "strava",
  "their version",
]

const sources = readdirSync("src/web", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join("src/web", file), "utf8"))
const [, tables = ""] =
  /\n    Tables: \{\n(.*?)\n    \}\n/s.exec(readFileSync("src/domain/row-types.ts", "utf8")) ?? []
const isTable = (name: string) => new RegExp(`^      ${name}: `, "m").test(tables)

it("a query's key starts with the table whose changes on other devices refetch it", () => {
  const starts = sources.flatMap((source) =>
    [...source.matchAll(/\buserKey\(\s*[\w.]+,\s*"([^"]+)"/g)].map(([, start = ""]) => start),
  )
  expect(starts).toContain("workout_logs")
  const others = [...new Set(starts)].filter((start) => !isTable(start))
  expect(others.toSorted(), "Start the key with the table that the query reads").toEqual(withoutTable)
})
