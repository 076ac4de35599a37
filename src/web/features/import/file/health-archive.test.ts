import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from "@zip.js/zip.js"
import { describe, expect, it } from "vitest"
import { readFile } from "./read-file.ts"

const record = (weight: number, day: number) =>
  `<Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg" startDate="2026-03-${String(day).padStart(2, "0")} 08:00:00 +0100" value="${weight}"/>\n`
const health = (records: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_DE">\n${records}</HealthData>\n`

async function zip(entries: Record<string, string | Uint8Array>): Promise<File> {
  const writer = new ZipWriter(new BlobWriter())
  for (const [name, content] of Object.entries(entries))
    // oxlint-disable-next-line no-await-in-loop -- one after the other into the same archive
    await writer.add(
      name,
      typeof content === "string" ? new TextReader(content) : new Uint8ArrayReader(content),
    )
  return new File([await writer.close()], "export.zip")
}

const read = (file: File) => readFile(file, { answers: {}, onProgress: () => {} })
const unreadable = (why: string) => ({ kind: "unreadable", why })

describe("an archive of Apple Health", () => {
  it("is read without being unpacked first, whatever language names its file", async () => {
    const file = await zip({
      "apple_health_export/export_cda.xml": "<ClinicalDocument/>",
      "apple_health_export/workout-routes/route.gpx": "<gpx/>",
      "apple_health_export/导出.xml": health(record(81.5, 1) + record(81.2, 2)),
    })
    const history = await read(file)
    expect(history).toMatchObject({
      kind: "history",
      history: { source: "Apple Health", weights: [{ weight: 81.5 }, { weight: 81.2 }], problems: [] },
    })
  })

  it("with many megabytes of other records gives the same weights", async () => {
    const steps = '<Record type="HKQuantityTypeIdentifierStepCount" unit="count" value="1"/>\n'.repeat(200)
    const days = Array.from({ length: 28 }, (_, index) => record(80 + index / 10, index + 1) + steps)
    const noise = Array.from({ length: 200_000 }, (_, index) => `<Workout id="${index * 7919}"/>\n`).join("")
    const history = await read(await zip({ "a/export.xml": health(noise + days.join("")) }))
    expect(history).toMatchObject({ history: { weights: { length: 28 } } })
  })

  it("that isn't an archive, is cut off or is corrupted is refused with a reason", async () => {
    expect(await read(await zip({ "photos/one.jpg": new Uint8Array(100), "notes.xml": "<note/>" }))).toEqual(
      unreadable("archive"),
    )
    expect(await read(await zip({}))).toMatchObject({ kind: "unreadable" })
    const whole = await zip({ "export.xml": health(record(80, 1)) })
    expect(await read(new File([whole.slice(0, whole.size - 40)], "export.zip"))).toEqual(
      unreadable("archive"),
    )
  })

  it("that would exhaust memory is refused before it is unpacked", async () => {
    const zeros = new Uint8Array(60_000_000).fill(32)
    const start = new TextEncoder().encode("<HealthData>")
    zeros.set(start)
    const bomb = await zip({ "export.xml": zeros })
    expect(bomb.size).toBeLessThan(200_000)
    expect(await read(bomb)).toEqual(unreadable("bomb"))
  })
})
