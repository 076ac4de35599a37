import { block, confirm, confirmAll, field, press, save } from "./gym.ts"
import { meanwhile, moment, appOpens, type Step } from "./story.ts"

/** The third week: a repeated workout, a set of as many reps as possible, pounds, and a plan for the next week. */
export const weekThree: Step[] = [
  appOpens("2025-11-17T07:10"),
  moment("Repeat the workout from ten days ago", async (hands) => {
    const { page } = hands
    await hands.button("Previous week")
    await hands.button("Previous week")
    await hands.tap(page.getByRole("gridcell").getByRole("button", { name: /November 7/ }))
    await hands.link("Repeat")
    await page.locator(".set.now").waitFor()
  }),
  meanwhile(async (hands) => {
    await confirmAll(hands)
    await save(hands)
  }),
  moment("Plan as many as possible in a routine's sets", async (hands) => {
    const { page } = hands
    await hands.link("Routines")
    await hands.link("View Routine Push")
    await hands.fill(page.getByRole("textbox", { name: `Reps for ${press}` }), "8+")
    await hands.button("Save Changes")
  }),
  moment("Switch from kilograms to pounds", async (hands) => {
    await hands.open("2025-11-18T20:00")
    await hands.link("Profile")
    await hands.button("Imperial")
    await hands.button("Save")
  }),

  appOpens("2025-11-19T17:45"),
  meanwhile(async (hands) => {
    await hands.link("Start a Routine")
    await hands.link("Start Push")
    for (let set = 0; set < 5; set += 1) await confirm(hands)
  }),
  moment("As many as possible in the last set", async (hands) => {
    await block(hands.page, press).getByText("As many as you can").waitFor()
    await hands.fill(field(hands.page, "Reps"), "11")
    await confirm(hands)
  }),
  meanwhile(async (hands) => {
    await confirmAll(hands)
    await save(hands)
  }),
  moment("Share the workout from its summary", async (hands) => {
    await hands.button("Share")
    await hands.page.getByRole("dialog").waitFor()
  }),

  appOpens("2025-11-20T19:30"),
  moment("A plan for next week, on the calendar", async (hands) => {
    const panel = hands.page.getByRole("region", { name: "AI Weekly Schedule" })
    await hands.tap(panel.getByRole("button", { name: "Use the built-in coach" }))
    await hands.tap(panel.getByRole("button", { name: "Save Weekly Plan" }))
    await hands.tap(panel.getByRole("button", { name: "Schedule All" }))
    await hands.page.getByText(/scheduled for the week of Nov 24/).waitFor()
  }),

  appOpens("2025-11-21T18:00"),
  meanwhile(async (hands) => {
    await hands.link("Start a Routine")
    await hands.link("Start Pull")
    await confirmAll(hands)
    await save(hands)
  }),
  appOpens("2025-11-22T10:00"),
  meanwhile(async (hands) => {
    await hands.link("Start a Routine")
    await hands.link("Start Legs")
    await confirmAll(hands)
    await save(hands)
  }),
]
