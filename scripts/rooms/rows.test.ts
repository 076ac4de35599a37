import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { sourcesIn } from "./imports.ts"

test("the type of database rows is asserted in only one file", () => {
  const asserting = sourcesIn("packages/backend/src").filter((file) =>
    /\.query\s*</.test(readFileSync(file, "utf8")),
  )
  expect(asserting).toEqual(["packages/backend/src/postgres/rows.ts"])
})
