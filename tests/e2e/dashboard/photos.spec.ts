import { Buffer } from "node:buffer"
import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { photograph, secret } from "../a-photograph.ts"
import { checkLooks, expect, test } from "../fixtures.ts"
import { createPerson, type Person } from "../person.ts"
import { chooseFile, textFile } from "../import/files.ts"
import { profileAt } from "../profile/sections.ts"

const photos = (page: Page) => page.getByRole("region", { name: "Progress photos" })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
})

/** Turns progress photos on in the profile, as a person would. */
async function showPhotos(page: Page) {
  await page.goto(profileAt.device)
  const shown = page.getByRole("group", { name: "Progress photos" })
  await expect(shown.getByRole("button", { name: "Not shown" })).toHaveAttribute("aria-pressed", "true")
  await shown.getByRole("button", { name: "Shown", exact: true }).click()
}

async function addPhoto(page: Page, pose: string, buffer: Buffer) {
  const chooser = page.waitForEvent("filechooser")
  await photos(page)
    .getByRole("button", { name: `Add ${pose}` })
    .click()
  await (await chooser).setFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer })
}

async function storeBefore(person: Person, page: Page, day: string) {
  const { error } = await person.client.storage
    .from("progress")
    .upload(`${person.id}/${day}/front`, await photograph(page), { contentType: "image/jpeg" })
  expect(error).toBeNull()
}

test("photos are optional, shrunk on the device, private, shown next to the previous one, and can be deleted @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ path: "/dashboard" })
  await expect(page.getByRole("heading", { name: "Saturday, November 21, 2026" })).toBeVisible()
  await expect(photos(page)).toHaveCount(0)
  await storeBefore(person, page, "2026-10-01")
  await showPhotos(page)
  await page.goto("/dashboard")
  await addPhoto(page, "Front", await photograph(page, { width: 3000, height: 2000 }))
  await expect(page.getByText("Photo saved.")).toBeVisible()
  const front = photos(page).getByRole("button", { name: "Front, Nov 21, 2026" })
  await page.reload()
  await checkLooks(page, "progress-photos", async () => {
    await expect(front.locator("img")).toBeVisible()
  })

  const key = `${person.id}/2026-11-21/front`
  const { data } = await person.client.storage.from("progress").download(key)
  const stored = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())
  expect(stored.toString("latin1")).not.toContain(secret)
  await front.click()
  const dialog = page.getByRole("dialog", { name: "Front, Nov 21, 2026" })
  const sizes = await dialog
    .getByRole("img", { name: "Front, Nov 21, 2026" })
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  expect(sizes).toEqual([1280, 853])
  await expect(dialog.getByRole("img", { name: "Front, Oct 1, 2026" })).toBeVisible()
  const stranger = await createPerson(server)
  expect((await stranger.client.storage.from("progress").download(key)).error).not.toBeNull()
  expect((await fetch(`${server.url}/storage/v1/object/public/progress/${key}`)).ok).toBe(false)

  await page.reload()
  await front.click()
  await dialog.getByRole("button", { name: "Delete Photo" }).click()
  await page
    .getByRole("dialog", { name: "Delete this photo?" })
    .getByRole("button", { name: "Delete Photo" })
    .click()
  await expect(page.getByText("Photo deleted.")).toBeVisible()
  await expect(photos(page).getByRole("button", { name: "Add Front" })).toBeVisible()
  expect(await server.sql("select from storage.objects where name = $1", [key])).toHaveLength(0)
})

test("a file that isn't a picture and a failed upload show a message, and nothing changes @once", async ({
  page,
  problems,
  signIn,
}) => {
  await signIn({ path: "/dashboard" })
  await showPhotos(page)
  await page.goto("/dashboard")
  await addPhoto(page, "Side", Buffer.from("squat"))
  await expect(page.getByText("This browser can’t open that file as a picture.")).toBeVisible()
  problems.allow(/ERR_FAILED|Failed to load/)
  await page.route("**/storage/v1/object/progress/**", (route) => route.abort())
  await addPhoto(page, "Side", await photograph(page))
  await expect(page.getByText("Couldn’t save the photo.")).toBeVisible()
  await expect(photos(page).getByRole("button", { name: "Add Side" })).toBeVisible()
})

test("photos are in the full backup, can be imported into another account, and are deleted with the account @once", async ({
  page,
  server,
  signIn,
}) => {
  const ann = await signIn({ path: profileAt.data })
  await storeBefore(ann, page, "2026-10-01")
  await storeBefore(ann, page, "2026-11-01")
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download Everything" }).click()
  const file = await readFile(await (await download).path(), "utf8")

  const ben = await createPerson(server)
  await signIn({ person: ben, path: "/import" })
  await storeBefore(ben, page, "2026-11-01")
  await chooseFile(page, textFile("repertoire.json", file))
  await expect(page.getByText(/^Also 1 progress photo\./)).toBeVisible()
  await page.getByRole("button", { name: "Import Everything" }).click()
  await expect(page.getByText("Your data is imported.")).toBeVisible()
  const [first, second] = await Promise.all(
    [ann, ben].map(async ({ client, id }) => {
      const { data } = await client.storage.from("progress").download(`${id}/2026-10-01/front`)
      return Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())
    }),
  )
  expect(first?.length).toBeGreaterThan(0)
  expect(second?.equals(first ?? Buffer.of())).toBe(true)

  await page.getByRole("button", { name: "Import Another File" }).click()
  await chooseFile(page, textFile("repertoire.json", file))
  await expect(page.getByText("Everything in this file is already in your log.")).toBeVisible()

  await page.goto("/config.json")
  await server.sql("delete from auth.users where id = $1", [ben.id])
  expect(await server.sql("select from storage.objects where name ^@ $1", [ben.id])).toHaveLength(0)
})
