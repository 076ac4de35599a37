import { expect, it } from "vitest"
import { repertoire } from "#product/product.ts"
import { readFolding } from "#server/postgres/folding.ts"
import { migrationFiles, versionOf } from "#server/postgres/sql-files.ts"

const files = await migrationFiles(repertoire)

it("every migration is named after the time of its creation in UTC, which isn't in the future", () => {
  const moments = files.map((file) =>
    versionOf(file).replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3T$4:$5:$6.000Z"),
  )
  const now = new Date().toISOString()
  const wrong = moments.filter((moment) => Number.isNaN(Date.parse(moment)) || moment > now)
  expect(wrong).toEqual([])
  // June 31, for example, would be parsed as a different day.
  expect(moments.map((moment) => new Date(moment).toISOString())).toEqual(moments)
})

it("the folded migrations define each function once, completely", async () => {
  const { into } = await readFolding(repertoire, files)
  const folded = files.filter((file) => into.includes(versionOf(file)))
  const text = folded.map((file) => file.text).join("\n")
  const told = Array.from(text.matchAll(/^create (or replace )?function ([a-z_.]+)/gm), ([, , name]) => name)
  expect(told.length).toBeGreaterThan(100)
  expect(told.filter((name, index) => told.indexOf(name) !== index)).toEqual([])
  expect(text).not.toContain("pg_get_functiondef")
})
