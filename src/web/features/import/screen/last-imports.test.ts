import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, expect, it } from "vitest"
import { LastImports } from "./last-imports.tsx"

const zone = process.env["TZ"]
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"]
  else process.env["TZ"] = zone
})

it.each([
  ["Pacific/Kiritimati", "Nov 4, 2026", "Nov 5, 2026"],
  ["UTC", "Nov 3, 2026", "Nov 4, 2026"],
])("past imports have the days of their moments in %s", (timeZone, finished, undone) => {
  process.env["TZ"] = timeZone
  const past = {
    ...{ id: "one", file_name: "strong.csv", source: "Strong", status: "undone" as const, parts: 1 },
    ...{ workouts: 1, sets: 3, weights: 0, created_at: "2026-11-03T23:00:00.5+00:00" },
    ...{ finished_at: "2026-11-03T23:30:00.123456+00:00", undone_at: "2026-11-04T23:30:00+00:00" },
  }
  const ignore = () => {}
  const props = { imports: [past], hasFailed: false, onLoadAgain: ignore, onUndo: ignore }
  const html = renderToStaticMarkup(createElement(LastImports, props))
  expect(html).toContain(`${finished}, Strong`)
  expect(html).toContain(`Undone on ${undone}.`)
})
