import { expect, test } from "../fixtures.ts"

const id = "7d7a4a4e-3f0c-4b0a-9a55-0f4f4f0a4b11"
const routine = "This routine no longer exists."
const workout = "This workout no longer exists."
const program = "This program no longer exists."
const home = "Back to Home"
const programs = "Back to Programs"

const addresses: [address: string, sentence: string, back: string][] = [
  [`/edit-workout/${id}`, routine, "Back to Routines"],
  ["/edit-workout/not-an-id", routine, "Back to Routines"],
  [`/log-workout/${id}`, routine, home],
  [`/log-workout/log/${id}`, workout, home],
  [`/log-workout/log/${id}/summary`, workout, home],
  [`/outbox/${id}`, "This workout is no longer on this device.", home],
  [`/history?workout=${id}`, workout, "Back to History"],
  [`/exercise/${id}`, "This exercise no longer exists", home],
  [`/programs/${id}`, program, programs],
  [`/programs/${id}/start`, program, programs],
  [`/programs/${id}/days/0`, "This day no longer exists.", programs],
  [`/programs/text?program=${id}`, program, programs],
  ["/programs/library/none", program, programs],
  ["/programs/library/none/start", program, programs],
]

test("an address of something that doesn't exist says so, with one heading and a way back @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  // Without a workout, the history has no list beside which one could be open.
  await person.client
    .rpc("save_workout_log", {
      op_id: crypto.randomUUID(),
      log: { date: "2025-11-20", name: "Push" },
      sets: [],
    })
    .throwOnError()
  for (const [address, sentence, back] of addresses)
    await test.step(address, async () => {
      await page.goto(address)
      const main = page.getByRole("main")
      await expect(main.getByText(sentence)).toBeVisible()
      await expect(
        main.locator(".empty, .alert").getByRole("link", { name: back, exact: true }),
      ).toBeVisible()
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    })
})
