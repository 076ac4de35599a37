import { readFileSync } from "node:fs"
import * as fc from "fast-check"
import { XmlDocument, XsdValidator } from "libxml2-wasm"
import { expect, it } from "vitest"
import { aSharedSet, aSharedWorkout } from "#tests/support/a-shared-workout.ts"
import { awkwardText } from "@repertoire/backend/testing/awkward-text.ts"
import { sharedTime } from "./shared-workout.ts"
import { workoutTcx } from "./tcx.ts"

const schema = XsdValidator.fromDoc(
  XmlDocument.fromString(readFileSync("tests/support/tcx-excerpt.xsd", "utf8")),
)
const tcxOf = (notes: string, change = {}) => {
  const workout = aSharedWorkout(change)
  return workoutTcx(workout, sharedTime(workout, "Europe/Berlin"), notes)
}

it("a TCX file is valid against its schema and keeps notes as text: 500 notes", () => {
  fc.assert(
    fc.property(awkwardText, awkwardText, (notes, name) => {
      const document = XmlDocument.fromString(tcxOf(notes, { name }))
      expect(() => schema.validate(document)).not.toThrow()
      document.dispose()
    }),
    { numRuns: 500 },
  )
  expect(tcxOf("a\u0000\uFFFEb")).toContain("\n\nab</Notes>")
  expect(tcxOf("<b>&")).toContain("Push &lt;1&gt; &amp; &quot;more&quot;\n\n&lt;b&gt;&amp;")
})

it("a workout without a time of day starts at noon, and one without a duration takes two minutes per set", () => {
  const tcx = tcxOf("", { started_at: null, duration_seconds: null })
  expect(tcx).toContain("<Id>2026-03-02T11:00:00.000Z</Id>")
  expect(tcx).toContain("<TotalTimeSeconds>480</TotalTimeSeconds>")
})

it("a TCX file has a track point at its start and one at its end", () => {
  const points = Array.from(tcxOf("").matchAll(/<Trackpoint><Time>(.*)<\/Time>/g), ([, time]) => time)
  expect(points).toEqual(["2026-03-02T17:00:00.000Z", "2026-03-02T18:00:00.000Z"])
})

it("a TCX file has the total distance in meters, whichever unit it was entered in", () => {
  const { log } = aSharedWorkout()
  const distances = [
    { distance: 5, distance_unit: "km" },
    { distance: 3.1, distance_unit: "mi" },
    { distance: null, distance_unit: "km" },
  ] as const
  const workout = { log, sets: distances.map((distance) => aSharedSet(distance)) }
  // An international mile has 1,609.344 m.
  expect(workoutTcx(workout, sharedTime(workout, "Europe/Berlin"), "")).toContain(
    "<DistanceMeters>9989</DistanceMeters>",
  )
})
