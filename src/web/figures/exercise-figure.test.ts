import { createElement, Fragment } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { ExerciseFigure } from "./exercise-figure.tsx"

it("Two figures on a page are each named by a title of their own", () => {
  const movement = { exercise: "Plank", name: "Plank", muscles: ["abs"] }
  const plank = createElement(ExerciseFigure, { movement })
  const page = renderToStaticMarkup(createElement(Fragment, null, plank, plank))
  const titles = [...page.matchAll(/<h2 id="([^"]+)"/gu)].map(([, id]) => id)
  const named = [...page.matchAll(/aria-labelledby="([^"]+)"/gu)].map(([, id]) => id)
  expect(named).toEqual(titles)
  expect(new Set(titles).size).toBe(2)
})
