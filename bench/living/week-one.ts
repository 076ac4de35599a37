import {
  add,
  again,
  bench,
  block,
  confirm,
  extension,
  field,
  press,
  pullUp,
  pushdown,
  raise,
  row,
  save,
  squat,
  typeSet,
} from "./gym.ts"
import { makeRoutine, nameWorkout } from "./afterwards.ts"
import { meanwhile, moment, appOpens, type Step } from "./story.ts"

/** The first week: everything from scratch. Each workout is turned into a routine. */
export const weekOne: Step[] = [
  appOpens("2025-11-03T17:40"),
  moment("Sign up, choose kg, be on Home", async (hands) => {
    const { page } = hands
    await hands.link("Sign Up Now")
    await hands.fill(page.getByLabel("Email"), "robin@example.com")
    await hands.fill(page.getByLabel("Username"), "Robin")
    await hands.fill(page.getByLabel("Password", { exact: true }), "eight sets before breakfast")
    await hands.button("Sign up")
    await hands.button("kg, km, cm")
    await hands.button("Skip")
    await page.getByRole("region", { name: "Workout Calendar" }).waitFor()
  }),
  meanwhile((hands) => hands.button("Accept")),
  moment("Begin a workout from scratch with an exercise", async (hands) => {
    await hands.link("Gym")
    await add(hands, "bench", bench)
  }),
  moment("Warm-ups up to a first working weight", async (hands) => {
    await hands.fill(field(hands.page, /^Weight/), "60")
    await hands.fill(field(hands.page, "Reps"), "8")
    await hands.button(`More for ${bench}`)
    await hands.button(/^Add Warm-ups/)
  }),
  moment("A warm-up as offered", confirm),
  meanwhile(async (hands) => {
    await confirm(hands)
    await confirm(hands)
  }),
  moment("A set that is typed", confirm),
  moment("Another set like it", (hands) => again(hands, bench, 1)),
  meanwhile((hands) => again(hands, bench, 1)),
  moment("The next exercise, with its first set typed", async (hands) => {
    await add(hands, "overhead", press)
    await typeSet(hands, "40", "8")
  }),
  meanwhile(async (hands) => {
    await again(hands, press, 2)
    await add(hands, "pushdown", pushdown)
    await add(hands, "lateral", raise)
  }),
  moment("Two exercises become a superset", async (hands) => {
    await hands.button(`More for ${pushdown}`)
    await hands.button("Superset with Next")
  }),
  moment("A round of the superset", async (hands) => {
    await typeSet(hands, "25", "12")
    await typeSet(hands, "8", "15")
  }),
  moment("Name the workout", (hands) => nameWorkout(hands, "Push")),
  moment("Save it, with its duration, and see its summary", save),
  moment("Make a routine of it", makeRoutine),

  appOpens("2025-11-05T18:00"),
  moment("An assisted pull-up, help of 20 kg", async (hands) => {
    await hands.link("Gym")
    await add(hands, "pull up", pullUp)
    await hands.fill(field(hands.page, /^Weight/), "20")
    await hands.button(/^± Assisted/)
    await hands.fill(field(hands.page, "Reps"), "8")
    await confirm(hands)
  }),
  meanwhile((hands) => again(hands, pullUp, 2)),
  moment("A one-armed row, 10 each side", async (hands) => {
    await add(hands, "one arm row", row)
    await hands.button(`More for ${row}`)
    await hands.button("Count Each Side")
    await typeSet(hands, "24", "10")
  }),
  moment("Interrupted: the page is gone, the workout continues", async (hands) => {
    await hands.open("2025-11-05T18:25")
    await hands.link(/Return/)
    await again(hands, row, 1)
  }),
  moment("An exercise created in the middle of it", async (hands) => {
    await hands.fill(hands.page.getByLabel("Search exercises"), "Log Toss")
    await hands.button("New Exercise")
    await hands.button("Save Exercise")
    await typeSet(hands, "30", "10")
  }),
  meanwhile(async (hands) => {
    await nameWorkout(hands, "Pull")
    await save(hands)
    await makeRoutine(hands)
  }),

  appOpens("2025-11-07T18:10"),
  meanwhile(async (hands) => {
    await hands.link("Gym")
    await add(hands, "back squat", squat)
  }),
  moment("A set typed wrong, confirmed, and corrected", async (hands) => {
    await typeSet(hands, "1000", "5")
    await hands.button(`Edit set 1 of ${squat}: 1000 × 5`)
    await hands.fill(field(hands.page, /^Weight/), "100")
    await confirm(hands)
  }),
  meanwhile(async (hands) => {
    await again(hands, squat, 2)
    await add(hands, "leg ext", extension)
    await typeSet(hands, "60", "12")
  }),
  moment("A drop set after it", async (hands) => {
    const { page } = hands
    await hands.tap(block(page, extension).getByRole("button", { name: /^Add Set/ }))
    await hands.choose(block(page, extension).getByLabel(/^Type of set 2/), "Drop set")
    await typeSet(hands, "40", "10")
  }),
  meanwhile(async (hands) => {
    await nameWorkout(hands, "Legs")
    await save(hands)
    await makeRoutine(hands)
    await hands.link("Home")
  }),
  moment("Log a first body weight from Home", async (hands) => {
    await hands.button("Log Weight")
    await hands.fill(hands.page.getByRole("dialog").getByRole("textbox", { name: /^Weight/ }), "82")
    await hands.button("Save Weight")
    await hands.page.getByRole("dialog").waitFor({ state: "hidden" })
  }),
  moment("A goal: bench press 100 kg", async (hands) => {
    const { page } = hands
    await hands.link("Goals")
    await hands.button("Add New Goal")
    await hands.fill(page.getByLabel("Goal Title"), "Bench a hundred")
    await hands.button("Exercise Overall")
    await hands.fill(page.getByRole("dialog").getByLabel("Search exercises"), "bench")
    await hands.button(`Choose ${bench}`)
    await hands.choose(page.getByLabel("Metric"), "weight")
    await hands.fill(page.getByLabel("Target Value (kg)"), "100")
    await hands.button("Save Goal")
    await page.getByRole("listitem", { name: "Bench a hundred" }).waitFor()
    await page.getByRole("dialog").waitFor({ state: "hidden" })
  }),
]
