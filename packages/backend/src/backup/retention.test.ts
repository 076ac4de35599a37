import * as fc from "fast-check"
import { expect, it } from "vitest"
import { backupName, backupsToRemove } from "./retention.ts"

const daily = (from: string, days: number) =>
  Array.from({ length: days }, (_, day) =>
    backupName(new Date(Date.parse(`${from}T03:00:00Z`) + day * 86_400_000)),
  )

it("seven daily and four weekly backups are kept", () => {
  const names = daily("2026-09-01", 84)
  const removed = new Set(backupsToRemove(names))
  expect(names.filter((name) => !removed.has(name))).toEqual([
    // The Sundays of the two weeks before, and the last seven days, which span two weeks.
    "repertoire-20261108-030000.backup",
    "repertoire-20261115-030000.backup",
    ...["17", "18", "19", "20", "21", "22", "23"].map((day) => `repertoire-202611${day}-030000.backup`),
  ])
})

it("the last of several backups in a day is kept, and other files are never touched", () => {
  const names = [
    "repertoire-20261123-010000.backup",
    "repertoire-20261123-020000.backup",
    "repertoire-20261123-020000.backup.part",
    "by-hand.backup",
    "photo.jpg",
  ]
  expect(backupsToRemove(names)).toEqual(["repertoire-20261123-010000.backup"])
})

it("the latest backup is always kept, and never more than eleven: 1,000 folders", () => {
  const moments = fc.array(
    fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  fc.assert(
    fc.property(moments, (dates) => {
      const names = [...new Set(dates.map(backupName))]
      const removed = new Set(backupsToRemove(names))
      const kept = names.filter((name) => !removed.has(name))
      expect(kept).toContain(names.toSorted().at(-1))
      expect(kept.length).toBeLessThanOrEqual(11)
    }),
    { numRuns: 1000 },
  )
})
