import { expect, it } from "vitest"
import { formats } from "#domain/import/recognize.ts"
import { sentences } from "./sentences.ts"

it("every app whose files are recognized is named where a file is chosen", () => {
  const named = sentences.apps.split(", ")
  const unnamed = formats.map(({ source }) => source).filter((source) => !named.includes(source))
  expect(unnamed, "Name the app in `apps` of src/web/features/import/file/sentences.ts").toEqual([])
})
