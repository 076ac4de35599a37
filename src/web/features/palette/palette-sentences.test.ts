import { expect, it } from "vitest"
import { titles } from "#web/shell/title-sentences.ts"
import { paletteSentences } from "./palette-sentences.ts"

it("every page that the palette goes to exists", () => {
  const missing = Object.keys(paletteSentences.pages).filter((address) => !(address in titles))
  expect(missing, "The app has no page at this address; it would lead to the start").toEqual([])
})
