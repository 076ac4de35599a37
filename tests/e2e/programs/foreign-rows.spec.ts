import { randomUUID } from "node:crypto"
import { expect, test } from "#tests/e2e/fixtures.ts"
import { fives, startRun } from "./run.ts"

// Another client of the same person can write what this app never would.

test("a run is shown and can continue even if an event names an impossible version", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const { run_id, program_id } = await startRun(person, fives, { started_on: "2026-11-16" })
  const event = {
    ...{ run_id, after_slot: 0, made_at: "2026-11-16T08:00:00Z", kind: "version" },
    body: { version: "the newest" },
  }
  await person.client.rpc("add_program_event", { op_id: randomUUID(), event }).throwOnError()
  await signIn({ person, path: `/programs/${program_id}` })
  await expect(page.getByRole("link", { name: "Start Squat" })).toBeVisible()
})
