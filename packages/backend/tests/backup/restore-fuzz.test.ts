import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { notes } from "../../examples/notes/notes.ts"
import { StartError } from "#server/setup/starting/start-error.ts"
import { createDatabase } from "#tests/support/database.ts"
import { makeABackup } from "./a-backup.ts"
import { bombs, damagedArchives, type HostileArchive, wrongHeads, wrongSums } from "./hostile-archives.ts"
import { wrongEntries, wrongRows } from "./hostile-entries.ts"
import { wrongManifests } from "./hostile-manifests.ts"
import { makeTarget, type Target } from "#tests/support/restore-target.ts"

// By hand, run more cases (RESTORES=2000) or different ones (FUZZ_SEED=7).
const byHand = process.env["RESTORES"]
const restores = Number(byHand ?? 20)
const mostBombBytes = byHand === undefined ? 20_000_000 : 300_000_000

let backup: Awaited<ReturnType<typeof makeABackup>>
let target: Target
let other: Target
beforeAll(async () => {
  backup = await makeABackup()
  target = makeTarget(notes, await createDatabase())
  other = makeTarget(notes, await createDatabase())
  await target.restore({ file: backup.file })
})
afterAll(async () => {
  await target.drop()
  await other.drop()
  backup.drop()
})

function hostileArchives(): fc.Arbitrary<HostileArchive> {
  const { whole, entries, trap } = backup
  return fc.oneof(
    damagedArchives(whole),
    wrongHeads(entries),
    wrongManifests(entries, trap),
    wrongEntries(entries, trap),
    wrongSums(entries),
    wrongRows(entries),
    bombs(entries, mostBombBytes),
  )
}

test(`${restores} damaged and hostile files change nothing, and each is refused with a sentence`, async () => {
  const file = join(backup.folder, "hostile.backup")
  const restored = await target.state()
  const elsewhere = await other.state()
  await target.pool.query("update notes set body = 'Changed since'")
  let before = await target.state()
  await fc.assert(
    fc.asyncProperty(hostileArchives(), async ({ what, bytes }) => {
      writeFileSync(file, bytes)
      const problem = await target.restore({ file, mayReplace: true }).then(
        () => undefined,
        (error: unknown) => error,
      )
      const after = await target.state()
      expect([what, existsSync(backup.trap)]).toEqual([what, false])
      if (problem === undefined) {
        // The change was harmless, for example to a timestamp, so the whole backup was restored.
        expect([what, after]).toEqual([what, restored])
        before = after
        return
      }
      expect([what, after]).toEqual([what, before])
      expect([what, problem]).toEqual([what, expect.any(StartError)])
      expect([what, problem]).toMatchObject([what, { message: expect.stringMatching(/^\P{C}{20,400}\.$/u) }])
    }),
    { numRuns: restores, endOnFailure: true },
  )
  expect(await other.state()).toEqual(elsewhere)
}, 7_200_000)
