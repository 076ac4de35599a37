import { checkLooks, expect, expectLargeTargets, test } from "#tests/e2e/fixtures.ts"

const text = `program Bench Twice, 2 days, open end, strength
day A
Benchpress: 3x5 | linear inc=2.5kg/5lb | rest 3:00
day B
Bench Press (Barbell): 5x10 @50% | tm inc=2.5kg/5lb
+ Somersault: 3x8-12 | double`

test("a pasted program lists its unknown exercises by line, and is imported once all are resolved @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn({ path: "/programs/text" })
  const importButton = page.getByRole("button", { name: "Import", exact: true })
  await page.getByRole("textbox", { name: "Text" }).fill(text)
  await expect(page.getByText("2 lines to resolve first.")).toBeVisible()
  await expect(page.getByText('Line 3: There is no exercise named "Benchpress".')).toBeVisible()
  await page.getByRole("button", { name: "Use Bench Press (Barbell)" }).click()
  const somersault = page.getByRole("status").filter({ hasText: "Somersault" })
  await expect(somersault).toContainText("Line 6:")
  await somersault.getByRole("button", { name: "Choose an exercise" }).click()
  await page.getByRole("searchbox").fill("Seated Row (Cable)")
  await page.getByRole("button", { name: "Use Seated Row (Cable)" }).click()
  await expect(page.getByText("Ready: Bench Twice.")).toBeVisible()
  await importButton.click()
  await expect(page.getByText("Imported Bench Twice.")).toBeVisible()
  const { data } = await person.client
    .from("workouts")
    .select("name, workout_exercises(sets, reps, superset, exercises(name))")
    .order("program_day")
    .order("order", { referencedTable: "workout_exercises" })
    .throwOnError()
  expect(data).toEqual([
    {
      name: "Day A",
      workout_exercises: [
        { sets: 3, reps: "5", superset: null, exercises: { name: "Bench Press (Barbell)" } },
      ],
    },
    {
      name: "Day B",
      workout_exercises: [
        { sets: 5, reps: "10", superset: 1, exercises: { name: "Bench Press (Barbell)" } },
        { sets: 3, reps: "8-12", superset: 1, exercises: { name: "Seated Row (Cable)" } },
      ],
    },
  ])
})

test("a library program's text can be imported as the same program @once", async ({ page, signIn }) => {
  await signIn({ path: "/programs/text?library=three-tiers" })
  const shown = page.locator("pre")
  await expect(shown).toContainText("program Three Tiers, 4 days, open end")
  await page.getByRole("textbox", { name: "Text" }).fill(await shown.innerText())
  await page.getByRole("button", { name: "Import", exact: true }).click()
  await expect(page.getByText("Imported Three Tiers.")).toBeVisible()
})

const fromLiftosaur = `# Week 1
## Lower
Back Squat / 3x5 100kg / 180s / progress: lp(2.5kg)
Somersault / 3x8-12 @8
## Upper
Bench Press / 5x5 60% / warmup: none
# Week 2
## Lower
Back Squat / 3x3 100kg / 180s
Somersault / 3x8-12 @8
## Upper
Bench Press / 5x3 70%`

test("Liftosaur's text is recognized, and its changes are listed by line before the import @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn({ path: "/programs/text" })
  const field = page.getByRole("textbox", { name: "Text" })
  await field.fill(`${fromLiftosaur}\nBench Press / 3x8 / tempo: 3`)
  await expect(page.getByText("Recognized as Liftosaur text. 3 lines to resolve first.")).toBeVisible()
  await expect(page.getByText('Line 13: "tempo: 3" can’t be read.')).toBeVisible()
  await field.fill(fromLiftosaur)
  await page.getByRole("button", { name: "Use Bench Press (Barbell)" }).click()
  const somersault = page.getByRole("status").filter({ hasText: "Somersault" })
  await somersault.getByRole("button", { name: "Choose an exercise" }).click()
  await page.getByRole("searchbox").fill("Seated Row (Cable)")
  await page.getByRole("button", { name: "Use Seated Row (Cable)" }).click()
  await expect(page.getByText('"Somersault" is Seated Row (Cable).')).toBeVisible()
  const changes = page.getByRole("status").filter({ hasText: "What changes" })
  await expect(changes.getByRole("listitem")).toHaveText([
    /^Line 3 .*After three misses in a row/,
    /^Line 3 Back Squat starts at the weight that you enter/,
    /^Line 6 Warm-ups are left out/,
  ])
  await page.getByRole("textbox", { name: "Name" }).fill("Lower and Upper")
  await expect(page.getByText("Recognized as Liftosaur text. Ready: Lower and Upper.")).toBeVisible()
  await page.getByRole("button", { name: "Import", exact: true }).click()
  await expect(page.getByText("Imported Lower and Upper.")).toBeVisible()
  const { data } = await person.client.from("program_versions").select("content").single().throwOnError()
  expect(data.content).toMatchObject({
    name: "Lower and Upper",
    weeks: 2,
    repeats: true,
    days: [
      { name: "Lower", lines: [{ rest: 180, rule: { name: "linear", inc: { kg: 2.5, lbs: 5 } } }, {}] },
      { name: "Upper", lines: [{ rule: { name: "fixed" } }] },
    ],
  })
})

test("files and pastes that aren't programs show a message @once", async ({ page, signIn }) => {
  await signIn({ path: "/programs/text" })
  const file = page.locator("input[type=file]")
  const open = (name: string, text: string) =>
    file.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) })
  const field = page.getByRole("textbox", { name: "Text" })
  await open("nothing.txt", " \n")
  await expect(page.getByText("nothing.txt is empty.")).toBeVisible()
  await open("huge.txt", "x".repeat(2_000_000))
  await expect(page.getByText("huge.txt is too large for a program.")).toBeVisible()
  await open("notes.txt", "Buy milk\nand eggs")
  await expect(page.getByText("This doesn’t look like a program.")).toBeVisible()
  await open("picture.txt", "program A\0, 1 day\nday A")
  await expect(
    page.getByText('Line 1: "program A\ufffd, 1 day" has characters that aren’t text.'),
  ).toBeVisible()
  // A separate field to copy from.
  await page.evaluate(() => {
    const area = document.body.appendChild(document.createElement("textarea"))
    area.value = "Squat / 3x8 ".repeat(170_000)
    area.select()
    document.execCommand("copy")
    area.remove()
  })
  await field.focus()
  await page.keyboard.press("ControlOrMeta+V")
  await expect(page.getByText("That text is too long for a program. Nothing was pasted.")).toBeVisible()
  // Two programs, in lines that end as on Windows, with markup in a name.
  const two = `program <b>A</b>, 1 day\r\nday A\r\nPush Up: 3x8 | double\r\n\r\nprogram B, 1 day\r\nday B\r\nPush Up: 3x8\r\n  | double\r\n`
  await open("two.program.txt", two)
  await page.getByRole("button", { name: "Import", exact: true }).click()
  await expect(page.getByText("Imported <b>A</b> and B.")).toBeVisible()
  await expect(page.getByRole("link", { name: "<b>A</b>" })).toBeVisible()
  await page.getByRole("link", { name: "From text" }).click()
  await field.fill("program B, 1 day\nday B\nPush Up: 3x8 | double")
  await expect(page.getByText("You already have B. Importing adds another with the same name.")).toBeVisible()
})

test("if two exercises have the same name, the person's own is used, and the screen says so @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await person.client
    .from("exercises")
    .insert({ name: "Push Up", type: "strength", measure: "reps" })
    .throwOnError()
  await page.goto("/programs/text")
  await page.getByRole("textbox", { name: "Text" }).fill("program A, 1 day\nday A\nPush Up: 3x8 | double")
  await expect(page.getByText("Several exercises are named Push Up. Yours is used.")).toBeVisible()
  await page.getByRole("button", { name: 'Change the exercise for "Push Up"' }).click()
  await page.getByRole("searchbox").fill("Plank")
  await page.getByRole("button", { name: "Use Plank", exact: true }).click()
  await expect(page.getByText('"Push Up" is Plank.')).toBeVisible()
})

test("only the program is printed, in black on white from either theme @once", async ({ page, signIn }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"))
  await signIn({ path: "/programs/text?library=three-tiers" })
  const sample = page.locator("pre")
  await expect(sample).toContainText("day ")
  await page.emulateMedia({ media: "print" })
  const main = page.getByRole("main")
  for (const part of [main.getByRole("button"), main.getByRole("textbox"), page.getByRole("navigation")])
    await expect(part.filter({ visible: true })).toHaveCount(0)
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect([paper, await sample.evaluate((element) => getComputedStyle(element).color)]).toEqual([
    "rgb(255, 255, 255)",
    "rgb(0, 0, 0)",
  ])
})

test("other pages still print their headings after a program's text was open @once", async ({
  page,
  signIn,
}) => {
  await signIn({ path: "/programs/text?library=three-tiers" })
  await expect(page.locator("pre")).toContainText("day ")
  await page.getByRole("link", { name: "Routines", exact: true }).click()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { name: "Your Routine Templates" })).toBeVisible()
})

test("programs as text are readable and accessible in both themes", async ({ page, signIn }) => {
  await signIn({ path: "/programs/text?library=waves-with-fives" })
  await page.getByRole("textbox", { name: "Text" }).fill(text)
  await checkLooks(page, "programs-text", () =>
    expect(page.getByText("2 lines to resolve first.")).toBeVisible(),
  )
  await expectLargeTargets(page)
})
