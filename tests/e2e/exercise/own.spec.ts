import type { Locator, Page } from "@playwright/test"
import { isSetKind, setKinds } from "#domain/exercises/set-kinds.ts"
import { sentences as fields } from "#web/exercise-form/sentences.ts"
import { logWorkout } from "../dashboard/training.ts"
import { checkLooks, expect, type Person, test } from "../fixtures.ts"
import { exerciseList, newExercise } from "../picker.ts"
import { openPicker } from "../routines/gym.ts"
import { searchBox } from "../logging/workout.ts"
import { profileAt } from "../profile/sections.ts"

const bench = "Bench Press (Barbell)"

test.use({ locale: "en-GB" })

async function own({ client }: Person, name: string): Promise<string> {
  const { data } = await client
    .from("exercises")
    .insert({ name, type: "strength", measure: "weight_reps", equipment: "cable", primary_muscles: ["lats"] })
    .select("id")
    .single()
    .throwOnError()
  return data.id
}

const lift = (person: Person, exercise: string, weight: number, date: string) =>
  logWorkout(person, { date, name: "Pull", sets: [{ exercise, weight, reps: 5 }] })

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true })
const edit = (page: Page) => page.getByRole("button", { name: "Edit", exact: true })
const records = (page: Page) => page.getByRole("region", { name: "Records", exact: true })
const editor = (page: Page) => page.getByRole("dialog", { name: "Edit exercise" })
const muscles = (dialog: Locator, group: string) => dialog.getByRole("group", { name: group })

test("a custom exercise has the kind of sets, equipment and muscles that its owner chose @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ path: "/build-workout" })
  const kinds = Object.keys(setKinds).filter(isSetKind)
  for (const kind of kinds) {
    await page.getByRole("button", { name: "New Exercise" }).click()
    const { dialog, name, save } = newExercise(page)
    await name.fill(`Mine, ${kind}`)
    await dialog.getByLabel("Each set records").selectOption(fields.setKinds[kind])
    await dialog.getByLabel("Equipment").selectOption("Cable")
    await muscles(dialog, "Main muscles").getByLabel("Lats").check()
    for (const muscle of ["Biceps", "Lats"])
      await muscles(dialog, "Secondary muscles").getByLabel(muscle).check()
    await save.click()
    await expect(dialog).toBeHidden()
  }
  expect(
    await server.sql(
      `select name, measure, load, equipment, primary_muscles as main, secondary_muscles as helping
       from exercises where owner_id = $1 order by created_at`,
      [person.id],
    ),
  ).toEqual(
    kinds.map((kind) => ({
      ...setKinds[kind],
      ...{ name: `Mine, ${kind}`, equipment: "cable", main: ["lats"], helping: ["biceps"] },
    })),
  )
})

test("the kind of set follows the type until one is chosen @once", async ({ page, signIn }) => {
  await signIn({ path: "/build-workout" })
  await page.getByRole("button", { name: "New Exercise" }).click()
  const { dialog } = newExercise(page)
  const [type, kind] = [dialog.getByLabel("Type"), dialog.getByLabel("Each set records")]
  await type.selectOption("cardio")
  await expect(kind).toHaveValue("distance_time")
  await type.selectOption("strength")
  await expect(kind).toHaveValue("weight_reps")
  await kind.selectOption("time")
  await type.selectOption("cardio")
  await expect(kind).toHaveValue("time")
})

test("its owner renames it with the keyboard, and every place shows the new name, even drafts and offline @once", async ({
  page,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  await own(person, "Cable Thing")
  await page.goto("/build-workout")
  await page.getByLabel("Search exercises").fill("Cable Thing")
  await page.getByRole("button", { name: "Add Cable Thing", exact: true }).click()
  await page.keyboard.press("Control+k")
  await page.getByRole("dialog").getByRole("combobox").fill("Cable Thing")
  await expect(page.getByRole("option", { name: /^Cable Thing/, selected: true })).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(title(page, "Cable Thing")).toBeVisible()

  await edit(page).focus()
  await page.keyboard.press("Enter")
  const name = editor(page).getByLabel("Name")
  await expect(name).toBeFocused()
  await name.fill("Cable Row of Mine")
  const listed = page.waitForResponse(/\/rest\/v1\/exercises\?.*popularity_rank/)
  await page.keyboard.press("Enter")
  await expect(title(page, "Cable Row of Mine")).toBeVisible()
  await expect(editor(page)).toBeHidden()
  await expect(edit(page)).toBeFocused()
  await listed

  await setOffline(true)
  await page.goBack()
  await expect(page.getByRole("textbox", { name: "Reps for Cable Row of Mine" })).toBeVisible()
  await page.getByLabel("Search exercises").fill("row of mine")
  await expect(exerciseList(page).getByRole("listitem")).toHaveCount(1)
})

test("a name that another exercise has is refused, with an offer to merge the two @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 409/)
  const person = await signIn()
  const id = await own(person, "My Bench")
  await page.goto(`/exercise/${id}`)
  await edit(page).click()
  await editor(page).getByLabel("Name").fill(bench.toLowerCase())
  await editor(page).getByRole("button", { name: "Save Exercise" }).click()
  await expect(editor(page).getByText(`${bench.toLowerCase()} already exists as ${bench}.`)).toBeVisible()
  await editor(page)
    .getByRole("button", { name: `Merge into ${bench}` })
    .click()
  await expect(page.getByRole("dialog", { name: `Merge into ${bench}` })).toContainText(
    `My Bench has nothing logged yet. It will be merged into ${bench}.`,
  )
  await page.getByRole("button", { name: "Cancel" }).click()

  // An exercise created on another device in the meantime.
  await own(person, "Elsewhere")
  await edit(page).click()
  await editor(page).getByLabel("Name").fill("elsewhere")
  await editor(page).getByRole("button", { name: "Save Exercise" }).click()
  await expect(editor(page).getByRole("alert")).toBeVisible()
  await expect(editor(page).getByLabel("Name")).toHaveValue("elsewhere")
})

test("it is merged into another with everything logged, and Undo brings it back @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const [goes, stays] = [await own(person, "Cable Thing"), await own(person, "Cable Row of Mine")]
  await lift(person, "Cable Thing", 90, "2026-11-02")
  await lift(person, "Cable Row of Mine", 70, "2026-11-09")
  await page.goto(`/exercise/${goes}`)
  await page.getByRole("button", { name: "Merge into Another" }).click()
  const dialog = page.getByRole("dialog", { name: "Merge Cable Thing" })
  await dialog.getByLabel("Search exercises").fill("running")
  await expect(dialog.getByText("No exercises found")).toBeVisible()
  await dialog.getByLabel("Search exercises").fill("row of mine")
  await dialog.getByRole("button", { name: "Merge into Cable Row of Mine" }).click()
  const asked = page.getByRole("dialog", { name: "Merge into Cable Row of Mine" })
  await expect(asked).toContainText(
    "1 set moves from Cable Thing to Cable Row of Mine, along with notes and plans.",
  )
  await asked.getByRole("button", { name: "Merge", exact: true }).click()

  await expect(title(page, "Cable Row of Mine")).toBeVisible()
  await expect(page.getByText("Merged Cable Thing into Cable Row of Mine.")).toBeVisible()
  await expect(records(page)).toContainText("90 kg")
  await expect(page.getByRole("region", { name: "Sessions" })).toContainText("2 sessions")
  const merged = page.getByRole("region", { name: "Merged exercises" })
  await expect(merged.getByRole("listitem")).toContainText("Cable Thing")

  await page.goto(`/exercise/${goes}`)
  await expect(page.getByText("This exercise was merged into Cable Row of Mine")).toBeVisible()
  await expect(edit(page)).toBeHidden()
  await page.getByRole("link", { name: "See Cable Row of Mine" }).click()
  await merged.getByRole("button", { name: "Undo the merge of Cable Thing" }).click()
  await expect(page.getByText("Cable Thing is a separate exercise again.")).toBeVisible()
  await expect(merged).toBeHidden()
  await expect(records(page)).toContainText("70 kg")
  await page.goto(`/exercise/${goes}`)
  await expect(records(page)).toContainText("90 kg")
  expect(page.url()).toContain(goes)
  expect(stays).not.toBe(goes)
})

test("a hidden one disappears from lists and search, keeps its history, and can be shown again @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const id = await own(person, "Cable Thing")
  await lift(person, "Cable Thing", 90, "2026-11-02")
  await page.goto(`/exercise/${id}`)
  await page.getByRole("button", { name: "Hide Exercise" }).click()
  await expect(page.getByText("You’ve hidden this exercise")).toBeVisible()
  await expect(records(page)).toContainText("90 kg")

  await page.goto("/build-workout")
  const search = page.getByLabel("Search exercises")
  await search.fill("cable thing")
  await expect(page.getByText("No exercises found")).toBeVisible()
  await page.getByRole("button", { name: "New Exercise" }).click()
  const { dialog, save } = newExercise(page)
  await save.click()
  await expect(
    dialog.getByText("You’ve hidden an exercise named Cable Thing. Open it to show it again."),
  ).toBeVisible()
  await dialog.getByRole("link", { name: "See Cable Thing" }).click()
  await page.getByRole("button", { name: "Show Again" }).click()
  await expect(page.getByText("Cable Thing is listed again.")).toBeVisible()
  await page.goto("/build-workout")
  await search.fill("cable thing")
  await expect(page.getByRole("button", { name: "Add Cable Thing", exact: true })).toBeVisible()

  await page.goto(profileAt.training)
  await page.getByRole("link", { name: "Cable Thing" }).click()
  await expect(title(page, "Cable Thing")).toBeVisible()
})

test("the library's exercises can't be edited, and offline the form says that it needs a connection @once", async ({
  page,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  const { data } = await person.client
    .from("exercises")
    .select("id")
    .eq("name", bench)
    .single()
    .throwOnError()
  await page.goto(`/exercise/${data.id}`)
  await expect(page.getByText("You haven’t logged this exercise yet.")).toBeVisible()
  await expect(edit(page)).toBeHidden()

  await page.goto(`/exercise/${await own(person, "Cable Thing")}`)
  await edit(page).click()
  await editor(page).getByLabel("Name").fill("Another Thing")
  await setOffline(true)
  await expect(
    editor(page).getByText("You’re offline. You need a connection to change an exercise."),
  ).toBeVisible()
  await editor(page).getByRole("button", { name: "Save Exercise" }).click()
  await expect(editor(page).getByLabel("Name")).toHaveValue("Another Thing")
  await editor(page).getByRole("button", { name: "Cancel" }).click()
  await page.getByRole("button", { name: "Hide Exercise" }).click()
  await expect(
    page.getByRole("alert").getByText("You need a connection to change an exercise."),
  ).toBeVisible()
  await setOffline(false)
  await expect(title(page, "Cable Thing")).toBeVisible()
})

test("an own exercise that moves like one of the library has its drawing and its guide", async ({
  page,
  signIn,
}) => {
  const person = await signIn({ path: "/log-workout/new" })
  await page.getByRole("button", { name: "New Exercise" }).click()
  const { dialog, name, save } = newExercise(page)
  await name.fill("Bench With Chains")
  await muscles(dialog, "Main muscles").getByLabel("Triceps").check()
  const like = dialog.getByRole("group", { name: "Moves like" })
  await expect(like.getByRole("radio", { name: "None in the library" })).toBeChecked()
  await like.getByLabel("Search the library").fill("pause bench")
  await page.keyboard.press("Enter")
  await expect(dialog).toBeVisible()
  await checkLooks(page, "exercise-moves-like", async () => {
    await expect(like.getByRole("radio", { name: "Paused Bench Press (Barbell)" })).toBeVisible()
    await expect(like.locator("svg[data-detail=small]").first()).toBeVisible()
  })
  await like.getByRole("radio", { name: "Paused Bench Press (Barbell)" }).check()
  await like.getByLabel("Search the library").fill("nothing like this")
  await expect(like.getByRole("radio")).toHaveCount(2)
  await save.click()
  await expect(dialog).toBeHidden()

  await (await searchBox(page)).fill("chains")
  const listed = exerciseList(page).getByRole("listitem")
  await expect(listed).toHaveCount(1)
  await expect(listed.locator("svg[data-detail=small]")).toBeVisible()
  await listed.getByRole("button", { name: "How to do Bench With Chains" }).click()
  const sheet = page.getByRole("dialog", { name: "Bench With Chains" })
  await expect(sheet).toContainText("Moves like Paused Bench Press (Barbell)")
  await expect(sheet.getByRole("img", { name: /^Bench With Chains, start position: / })).toBeVisible()
  await sheet.getByRole("button", { name: "Paused Bench Press (Barbell)" }).click()
  await page.getByRole("button", { name: "Back to Bench With Chains" }).click()
  await sheet.getByRole("button", { name: "Done" }).click()

  const { data } = await person.client
    .from("exercises")
    .select("id")
    .eq("name", "Bench With Chains")
    .single()
    .throwOnError()
  await page.goto(`/exercise/${data.id}`)
  await expect(title(page, "Bench With Chains")).toBeVisible()
  await expect(page.getByRole("region", { name: "Step by Step" })).toContainText("hold it still for a second")
  await edit(page).click()
  const edited = editor(page).getByRole("group", { name: "Moves like" })
  await expect(edited.getByRole("radio", { name: "Paused Bench Press (Barbell)" })).toBeChecked()
  await edited.getByRole("radio", { name: "None in the library" }).check()
  await editor(page).getByRole("button", { name: "Save Exercise" }).click()
  await expect(editor(page)).toBeHidden()
  await expect(page.getByRole("region", { name: "Step by Step" })).toBeHidden()

  await test.step("if it moves like one that is gone, the sheet says that there is no guide", async () => {
    const gone = { moves_like: "Bench Press of Old" }
    await person.client.from("exercises").update(gone).eq("id", data.id).throwOnError()
    await page.goto("/build-workout")
    await openPicker(page)
    await (await searchBox(page)).fill("chains")
    await page.getByRole("button", { name: "How to do Bench With Chains" }).click()
    await expect(sheet).toContainText("This exercise moves like “Bench Press of Old”, which has no guide.")
  })
})

test("the dialogs that change an exercise look right", async ({ page, signIn }) => {
  const person = await signIn()
  const [goes] = [
    await own(person, "Cable Thing with a rather long name, as people give them"),
    await own(person, "Cable Row of Mine"),
  ]
  await lift(person, "Cable Row of Mine", 70, "2026-11-09")
  await page.goto(`/exercise/${goes}`)
  await edit(page).click()
  await checkLooks(page, "exercise-edit", () => expect(editor(page).getByLabel("Name")).toBeFocused())
  await editor(page).getByRole("button", { name: "Cancel" }).click()
  await page.getByRole("button", { name: "Merge into Another" }).click()
  await checkLooks(page, "exercise-merge", () => expect(exerciseList(page)).toContainText(bench))
  await page.getByRole("dialog").getByLabel("Search exercises").fill("row of mine")
  await page.getByRole("button", { name: "Merge into Cable Row of Mine" }).click()
  await checkLooks(page, "exercise-merge-asked", () =>
    expect(page.getByText("has nothing logged yet")).toBeVisible(),
  )
  await page.getByRole("button", { name: "Merge", exact: true }).click()
  await checkLooks(page, "exercise-merged", () =>
    expect(page.getByRole("region", { name: "Merged exercises" })).toBeVisible(),
  )
  await page.goto(`/exercise/${goes}`)
  await checkLooks(page, "exercise-merged-away", () =>
    expect(page.getByText("was merged into Cable Row of Mine")).toBeVisible(),
  )
  await page.getByRole("button", { name: /^Undo the merge/ }).click()
  await page.getByRole("button", { name: "Hide Exercise" }).click()
  await checkLooks(page, "exercise-hidden", () =>
    expect(page.getByText("You’ve hidden this exercise")).toBeVisible(),
  )
})
