import { add, bench, block, confirm, confirmAll, curl, save, typeSet } from "./gym.ts"
import { meanwhile, moment, appOpens, type Step } from "./story.ts"

/** The second week: routines, the gym's cellar without a network, and a Friday on the sofa. */
export const weekTwo: Step[] = [
  appOpens("2025-11-10T17:50"),
  moment("Start a routine from Home", async (hands) => {
    await hands.link("Start a Routine")
    await hands.link("Start Push")
    await hands.page.locator(".set.now").waitFor()
  }),
  moment("A set like last time", confirm),
  moment("Look at an exercise's history while the timer runs", async (hands) => {
    await hands.button("Start timer")
    await hands.tap(block(hands.page, bench).getByRole("button", { name: bench, exact: true }))
    await hands.button("Back to Workout")
  }),
  meanwhile((hands) => hands.button("Pause timer")),
  moment("One step more weight, and confirm", async (hands) => {
    await hands.button(/^Weight .*plus/)
    await confirm(hands)
  }),
  moment("A later set done first", async (hands) => {
    await hands.button(/^(@[\d.]+ ?)?RPE and note/)
    await hands.button(/^Move set .* up$/)
  }),
  meanwhile(confirmAll),
  moment("An exercise that the routine doesn't have", async (hands) => {
    await add(hands, "bicep curl", curl)
    await typeSet(hands, "12", "10")
  }),
  meanwhile(save),
  moment("Update the routine with what was done", async (hands) => {
    await hands.button("Update Routine")
    await hands.page.getByText("Push was updated.").waitFor()
  }),

  meanwhile(async (hands) => {
    await hands.goOffline(true)
    await hands.open("2025-11-12T18:05")
  }),
  moment("Offline: a routine, from Home to saved", async (hands) => {
    await hands.link("Start a Routine")
    await hands.link("Start Pull")
    await confirmAll(hands)
    await hands.tap(
      hands.page.getByRole("button", { name: /^(Finish and save|Finish|Save Offline)$/ }).first(),
    )
    await hands.page.getByRole("region", { name: "Workout Calendar" }).waitFor()
  }),
  moment("Online the next day: it is sent", async (hands) => {
    await hands.goOffline(false)
    await hands.open("2025-11-13T07:30")
    const { page } = hands
    await hands.tap(page.getByRole("gridcell").getByRole("button", { name: /November 12/ }))
    await page.getByRole("article", { name: "Pull" }).getByRole("link", { name: "Edit Log" }).waitFor()
  }),
  meanwhile(async (hands) => {
    await hands.goOffline(true)
    await hands.open("2025-11-15T09:00")
  }),
  moment("Home offline, on a later day", async ({ page }) => {
    await page.getByRole("region", { name: "Where you stand" }).getByText("As of").waitFor()
  }),
  meanwhile((hands) => hands.goOffline(false)),
]
