import { expect, it } from "vitest"
import { programLibrary } from "#domain/programs/library/library.ts"
import { libraryDescriptions } from "./library-sentences.ts"

it("every program of the library is described in a sentence", () => {
  const names = programLibrary.flatMap((text) =>
    [...text.matchAll(/^program ([^,]+),/gm)].map(([, name]) => name),
  )
  expect(names).toHaveLength(23)
  expect(new Set(libraryDescriptions.keys())).toEqual(new Set(names))
})
