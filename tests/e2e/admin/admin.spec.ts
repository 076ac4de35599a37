import { randomUUID } from "node:crypto"
import type { Locator, Page } from "@playwright/test"
import { checkLooks, expect, type Person, test as base } from "#tests/e2e/fixtures.ts"
import { createPerson } from "../person.ts"
import { profileAt } from "../profile/sections.ts"

const test = base.extend<{ admin: Person }>({
  admin: async ({ server, signIn }, use) => {
    const admin = await signIn()
    await server.sql("update profiles set tier = 'admin' where id = $1", [admin.id])
    await use(admin)
  },
})

/** Adds a library exercise that only this spec uses. */
async function libraryExercise(
  sql: (text: string, values: unknown[]) => Promise<{ id: string }[]>,
  name: string,
) {
  const [row] = await sql(
    "insert into exercises (owner_id, name, measure, equipment) values (null, $1, 'weight_reps', 'cable') returning id",
    [name],
  )
  return row?.id ?? ""
}

async function log({ client }: Person, exercise_id: string) {
  const set = { exercise_id, exercise_order: 1, set_number: 1, reps: 5, weight: 60 }
  await client
    .rpc("save_workout_log", { op_id: randomUUID(), log: { date: "2025-11-20" }, sets: [set] })
    .throwOnError()
}

const line = (page: Page, text: string | RegExp) => page.getByRole("listitem").filter({ hasText: text })

test("the Admin Panel is on an admin's profile, and nowhere for anyone else @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ path: profileAt.you })
  await expect(page.getByText("Tier: free")).toBeVisible()
  await expect(page.getByRole("link", { name: "Admin Panel" })).toBeHidden()
  await page.goto("/admin/users")
  await expect(page).toHaveURL("/dashboard")

  await server.sql("update profiles set tier = 'admin' where id = $1", [person.id])
  await page.goto(profileAt.you)
  await page.getByRole("link", { name: "Admin Panel" }).click()
  await expect(page).toHaveURL("/admin")
  await expect(page.getByRole("heading", { name: "Admin" })).toBeVisible()
  await page.goto("/admin/nowhere")
  await expect(page).toHaveURL("/dashboard")
})

test("an exercise gets an alias, is merged into another with its sets, and comes back @once", async ({
  page,
  server,
  admin,
}) => {
  const mark = randomUUID().slice(0, 8)
  const [kept, gone] = [`Zig ${mark} A`, `Zig ${mark} B`]
  const ids = [await libraryExercise(server.sql, kept), await libraryExercise(server.sql, gone)]
  await log(admin, ids[0] ?? "")
  await log(admin, ids[0] ?? "")
  await log(admin, ids[1] ?? "")
  await page.goto("/admin")
  await page.getByLabel("Search exercises").fill(`zig ${mark}`)
  await expect(line(page, kept)).toContainText("no aliases, 2 sets")

  await page.getByRole("button", { name: `Edit ${gone}` }).click()
  await page.getByLabel("Aliases").fill(`Zag ${mark}\nZog ${mark}`)
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Exercise saved.")).toBeVisible()
  await expect(line(page, gone)).toContainText(`Zag ${mark}, Zog ${mark}, 1 set`)

  await page.getByLabel(`Choose ${gone}`).check()
  await page.getByLabel(`Choose ${kept}`).check()
  await page.getByRole("button", { name: "Merge" }).click()
  const dialog = page.getByRole("dialog", { name: "Merge two exercises" })
  await expect(dialog.getByText("Moves 1 set, 0 goals, and 0 routines.")).toBeVisible()
  await expect(dialog.getByText("One person is affected.")).toBeVisible()
  await dialog.getByRole("button", { name: "Merge" }).click()
  await expect(page.getByText(`Merged ${gone} into ${kept}. You can undo this for a day.`)).toBeVisible()
  await expect(line(page, kept).first()).toContainText("3 sets")

  await page.reload()
  await page
    .getByRole("status")
    .filter({ hasText: `Merged ${gone} into ${kept}.` })
    .getByRole("button", { name: "Undo Merge" })
    .click()
  await expect(page.getByText("Merge undone.")).toBeVisible()
  await page.getByLabel("Search exercises").fill(`zig ${mark}`)
  await expect(line(page, kept)).toContainText("no aliases, 2 sets")
  await expect(line(page, gone)).toContainText("1 set")
  await page.getByRole("link", { name: "Audit" }).click()
  await expect(page.getByText(`Undid the merge of ${gone} and ${kept}`)).toBeVisible()
  await server.sql("delete from set_logs where exercise_id = any($1)", [ids])
  await server.sql("delete from exercises where id = any($1)", [ids])
})

/** Opens an exercise's page and waits for its name. */
async function openExercise(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/exercise/${id}`)
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

async function openGuide(page: Page, name: string): Promise<Locator> {
  await page.goto("/admin")
  await page.getByLabel("Search exercises").fill(name)
  await page.getByRole("button", { name: `Guide to ${name}` }).click()
  return page.getByRole("dialog", { name: `Guide to ${name}` })
}

test("an admin gives an exercise a drawing and words, and everyone sees them", async ({
  page,
  server,
  admin,
}) => {
  expect(admin.id).not.toBe("")
  const name = `Zig Squat ${randomUUID().slice(0, 8)}`
  const id = await libraryExercise(server.sql, name)
  const drawing = page.getByRole("region", { name: "How It’s Done" })
  const words = page.getByRole("region", { name: "Step by Step" })

  await test.step("without them, its page pretends nothing", async () => {
    await openExercise(page, id, name)
    await expect(page.getByText("You haven’t logged this exercise yet.")).toBeVisible()
    await expect(drawing.or(words)).toBeHidden()
  })

  const dialog = await openGuide(page, name)
  await test.step("the keyboard alone chooses a way to move and its variation, and the drawing follows", async () => {
    await expect(dialog.getByText("No drawing.")).toBeVisible()
    await dialog.getByLabel("Search movements").fill("goblet")
    await expect(dialog.getByRole("radio")).toHaveCount(1)
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await expect(dialog.getByRole("img", { name: `${name}, start position` })).toBeVisible()
    await expect(dialog.getByRole("radio", { name: "Goblet squat, standard" })).toBeChecked()
    await dialog.getByRole("radio", { name: "Goblet squat, standard" }).focus()
    await page.keyboard.press("ArrowDown")
    await expect(dialog.getByRole("radio", { name: "Front Squat (Kettlebell)" })).toBeChecked()
    await expect(dialog.getByRole("img", { name: /end position: in a squat,.*kettlebells/ })).toBeVisible()
  })

  await test.step("the words are shown as they will be read, and counted", async () => {
    await expect(dialog.getByText("No text.")).toBeVisible()
    await dialog.getByLabel("Set up").fill("<b>Stand</b> tall,\nthe weight at your chest.")
    await dialog.getByLabel("Move", { exact: true }).fill("Sit, then stand.")
    await dialog.getByLabel("Breathe").fill("In down, out up.")
    await dialog.getByLabel("First cue").fill("Chest up.")
    await dialog.getByLabel("Harder").fill("Front Squat (Barbell)")
    await expect(dialog.getByText("16 of 120 words")).toBeVisible()
    await checkLooks(page, "admin-guide", () =>
      expect(
        dialog.getByRole("definition").filter({ hasText: "<b>Stand</b> tall, the weight" }),
      ).toBeVisible(),
    )
  })

  await test.step("everyone sees them on the exercise's page", async () => {
    await dialog.getByRole("button", { name: "Save Guide" }).click()
    await expect(page.getByText("Guide saved.")).toBeVisible()
    await expect(dialog).toBeHidden()
    await server.sql("update profiles set tier = 'free' where id = $1", [admin.id])
    await openExercise(page, id, name)
    await expect(drawing.getByRole("img", { name: `${name}, end position: in a squat` })).toBeVisible()
    await expect(words).toContainText("<b>Stand</b> tall, the weight at your chest.")
    await expect(words).toContainText("Chest up.")
    await expect(words).not.toContainText("Common mistakes")
    await words.getByRole("link", { name: "Front Squat (Barbell)" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Front Squat (Barbell)" })).toBeVisible()
  })
  await server.sql("delete from exercises where id = $1", [id])
})

test("an admin mends the app's own words, can't write too many or lose any, and goes back to them @once", async ({
  page,
  server,
  admin,
}) => {
  expect(admin.id).not.toBe("")
  const name = "Zercher Squat (Barbell)"
  const [row] = await server.sql("select id from exercises where name = $1 and owner_id is null", [name])
  const save = page.getByRole("button", { name: "Save Guide" })
  const shown = () => server.sql("select moves_like, guide from exercises where id = $1", [row?.id])
  const dialog = await openGuide(page, name)
  const move = dialog.getByLabel("Move", { exact: true })
  const own = await move.inputValue()

  await move.fill(Array.from({ length: 100 }, () => "up").join(" "))
  await save.click()
  await expect(dialog.getByText(/words? too many[.]/)).toBeVisible()
  await move.fill("Sit deep.")
  await dialog.getByLabel("Easier").fill("Zercher Squat (Piano)")
  await save.click()
  await expect(dialog.getByText("The library has no other exercise with this name.")).toBeVisible()
  await dialog.getByLabel("Easier").fill("")
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Cancel" }).last().click()
  await expect(move).toHaveValue("Sit deep.")
  expect(await shown()).toEqual([{ moves_like: null, guide: null }])

  await save.click()
  await expect(page.getByText("Guide saved.")).toBeVisible()
  await openExercise(page, row?.id ?? "", name)
  await expect(page.getByRole("region", { name: "Step by Step" })).toContainText("Sit deep.")
  await expect(page.getByText("Loads your", { exact: false })).toBeVisible()

  await openGuide(page, name)
  await dialog.getByRole("button", { name: "Restore the App’s Text" }).click()
  await expect(move).toHaveValue(own)
  await save.click()
  await expect(dialog).toBeHidden()
  expect(await shown()).toEqual([{ moves_like: null, guide: null }])
  await page.getByRole("link", { name: "Audit" }).click()
  await expect(line(page, `Edited the guide to ${name}: its own words`)).toBeVisible()
})

test("an account is found, disabled, enabled, and deleted after its address is typed @once", async ({
  page,
  problems,
  server,
  admin,
}) => {
  problems.allow(/status of 409/)
  const other = await createPerson(server)
  await page.goto("/admin/users")
  await page.getByLabel("Search users").fill(other.email)
  const account = line(page, other.email)
  await account.getByText(other.email).click()
  await account.getByRole("button", { name: "Disable" }).click()
  await expect(page.getByText(`${other.email} can no longer sign in.`)).toBeVisible()
  await expect(account.getByText("disabled")).toBeVisible()
  await account.getByRole("button", { name: "Enable" }).click()
  await expect(page.getByText(`${other.email} can sign in again.`)).toBeVisible()
  await account.getByRole("button", { name: "Delete…" }).click()
  const dialog = page.getByRole("dialog", { name: `Delete ${other.email}?` })
  await dialog.getByLabel("Type the email address to confirm").fill(admin.email)
  await dialog.getByRole("button", { name: "Delete Account" }).click()
  await expect(page.getByText("This is not the address of the account.")).toBeVisible()
  await dialog.getByLabel("Type the email address to confirm").fill(other.email)
  await dialog.getByRole("button", { name: "Delete Account" }).click()
  await expect(page.getByText(`No account matches “${other.email}”.`)).toBeVisible()
  expect(await server.sql("select from auth.users where id = $1", [other.id])).toEqual([])
})

test("failed emails are listed on the health page without their contents, and sent again @once", async ({
  page,
  server,
  admin,
}) => {
  const recipient = `${randomUUID()}@example.org`
  await server.sql(
    `insert into private.outgoing_mails (recipient, subject, body_text, body_html, failure, given_up)
     values ($1, 'Reset your password', 'secret-code', 'secret-code', '554 relay access denied', true)`,
    [recipient],
  )
  await page.goto("/admin/health")
  const failed = page.getByRole("alert").filter({ hasText: "1 email failed." })
  await expect(failed).toContainText("The last error was “554 relay access denied”.")
  await failed.getByRole("button", { name: "Show Emails" }).click()
  await expect(failed).toContainText(`${recipient}: Reset your password`)
  await expect(page.getByText("secret-code")).toBeHidden()
  await page.reload()
  await checkLooks(page, "admin-failed-mails", () => expect(failed).toBeVisible())
  await failed.getByRole("button", { name: "Send Again" }).click()
  await expect(page.getByText("Sending the emails again.")).toBeVisible()
  await expect(failed).toBeHidden()
  expect(
    await server.sql("select given_up from private.outgoing_mails where recipient = $1", [recipient]),
  ).toEqual([{ given_up: false }])
  await page.goto("/admin/audit")
  await expect(line(page, "Resent 1 email").filter({ hasText: admin.email })).toBeVisible()
})

test("the health page says one thing about backups, and how much space is free @once", async ({
  page,
  server,
  admin,
}) => {
  expect(admin.id).not.toBe("")
  const failed = page.getByRole("status").filter({ hasText: "The backup on" })
  const tell = (name: string, fact: object) =>
    server.sql(
      `insert into private.server_facts (name, fact) values ($1, $2)
       on conflict (name) do update set fact = private.server_facts.fact || excluded.fact`,
      [name, JSON.stringify(fact)],
    )
  await tell("backup_failed", { reason: "no space left on device" })
  await page.goto("/admin/health")
  await expect(line(page, "Automatic backups are off because BACKUP_DIR isn’t set.")).toBeVisible()
  await expect(line(page, /[\d.]+ GB free for data and files/)).toBeVisible()
  await expect(failed).toBeHidden()

  await tell("server", { backups: true })
  await tell("space", { backups: 2_340_000_000 })
  await page.reload()
  await expect(failed).toContainText("no space left on device")
  await expect(
    line(page, "Automatic backups are on. None has been made yet. 2.3 GB free for backups."),
  ).toBeVisible()
  await expect(page.getByText("Automatic backups are off")).toBeHidden()

  await tell("server", { backups: false })
  await server.sql("delete from private.server_facts where name = 'backup_failed'")
})

test("each part of the panel looks right", async ({ page, server, admin }) => {
  const other = await createPerson(server)
  await server.sql(
    "insert into private.ai_calls (user_id, feature, ended_at, tokens) select $1, 'goal', now(), 400 from generate_series(1, 9)",
    [other.id],
  )
  await server.sql(
    "insert into private.admin_actions (admin, action, subject, detail) values ($1, 'merge', 'Bent Rows into Bent Over Row (Barbell)', '214 sets')",
    [admin.email],
  )
  const shown: [part: string, shows: Locator][] = [
    ["exercises", page.getByText("21s Bicep Curl")],
    ["users", page.getByText(admin.email)],
    ["health", page.getByText(/PostgreSQL \d+/)],
    ["ai-use", page.getByLabel("Requests per day, point by point")],
    ["audit", page.getByText("Merged Bent Rows into Bent Over Row (Barbell), 214 sets").first()],
  ]
  for (const [part, shows] of shown) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(`/admin/${part}`)
    // oxlint-disable-next-line no-await-in-loop
    await checkLooks(page, `admin-${part}`, () => expect(shows).toBeVisible())
  }
})

test("the health page says when the server stopped unexpectedly and was started again @once", async ({
  page,
  server,
  admin,
}) => {
  expect(admin.id).not.toBe("")
  await server.sql(
    `insert into private.server_facts (name, fact) values ('started_again', '{"times": 2, "ended_with": "SIGKILL"}')`,
    [],
  )
  await page.goto("/admin/health")
  const again = page.getByRole("status").filter({ hasText: "The server stopped unexpectedly" })
  await expect(again).toContainText("2 times (most recently with SIGKILL). It has been running again since")
  await server.sql("delete from private.server_facts where name = 'started_again'", [])
  await page.reload()
  await expect(page.getByText(/PostgreSQL \d+/)).toBeVisible()
  await expect(again).toBeHidden()
})
