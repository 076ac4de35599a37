import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { findBinaries, makeMissingLinks } from "./binaries.ts"

let native: string
beforeEach(() => {
  native = join(mkdtempSync(join(tmpdir(), "repertoire-binaries-")), "native")
  mkdirSync(join(native, "lib"), { recursive: true })
  writeFileSync(join(native, "lib/libpq.so.5.18"), "a library")
  writeFileSync(
    join(native, "pg-symlinks.json"),
    JSON.stringify([
      { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" },
      { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so" },
    ]),
  )
})
afterEach(() => rmSync(join(native, ".."), { recursive: true }))

test("library links that npm omitted are created, and only once", () => {
  makeMissingLinks(native)
  makeMissingLinks(native)
  for (const name of ["libpq.so", "libpq.so.5"]) {
    expect(readFileSync(join(native, "lib", name), "utf8")).toBe("a library")
  }
})

test("the Postgres of this platform is found", () => {
  const { postgres, initdb } = findBinaries()
  expect([existsSync(postgres), existsSync(initdb)]).toEqual([true, true])
})
