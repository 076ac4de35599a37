import { Buffer } from "node:buffer"
import { photograph, secret } from "../a-photograph.ts"
import { checkLooks, expect, test } from "../fixtures.ts"
import { profileAt } from "./sections.ts"

test("a picture is cropped and shrunk on the device, stored without its location, shown in the header and visible to no one else @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ path: profileAt.you })
  const chooser = page.getByLabel("Choose Picture").and(page.locator("input"))
  await expect(page.getByRole("button", { name: "Choose Picture" })).toBeVisible()
  const file = { name: "garden.jpg", mimeType: "image/jpeg", buffer: await photograph(page) }
  expect(file.buffer.toString("latin1")).toContain(secret)
  await chooser.setInputFiles(file)
  await expect(page.getByText("Picture saved.")).toBeVisible()
  await page.reload()
  await checkLooks(page, "profile-picture", async () => {
    await expect(page.getByRole("img", { name: "Your picture" })).toBeVisible()
  })
  const inHeader = page.getByRole("banner").getByRole("link", { name: "Profile" })
  await expect(inHeader).toBeVisible()

  const { data } = await person.client.storage.from("avatars").download(`${person.id}/avatar`)
  const stored = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())
  expect(data?.type).toBe("image/webp")
  expect(stored.length).toBeLessThan(50_000)
  expect(stored.toString("latin1")).not.toContain(secret)
  const nobody = await fetch(`${server.url}/storage/v1/object/public/avatars/${person.id}/avatar`)
  expect(nobody.ok).toBe(false)

  await page.reload()
  await expect(inHeader).toBeVisible()
  await page.getByRole("button", { name: "Remove", exact: true }).first().click()
  await expect(page.getByText("Picture removed.")).toBeVisible()
  await expect(page.getByRole("img", { name: "Your picture" })).toHaveCount(0)
  await expect(inHeader).toHaveCount(0)
  expect(
    await server.sql("select from storage.objects where name = $1", [`${person.id}/avatar`]),
  ).toHaveLength(0)
})

test("a file that isn't a picture is refused, and a failed upload is reported @once", async ({
  page,
  problems,
  signIn,
}) => {
  await signIn({ path: profileAt.you })
  const chooser = page.getByLabel("Choose Picture").and(page.locator("input"))
  await expect(page.getByRole("button", { name: "Choose Picture" })).toBeVisible()
  await chooser.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("squat") })
  await expect(page.getByText("This browser can’t open that file as a picture.")).toBeVisible()
  problems.allow(/ERR_FAILED|Failed to load/)
  await page.route("**/storage/v1/**", (route) => route.abort())
  await chooser.setInputFiles({ name: "garden.jpg", mimeType: "image/jpeg", buffer: await photograph(page) })
  await expect(page.getByText("The picture couldn’t be saved.")).toBeVisible()
})

test("a picture is deleted with the account @once", async ({ page, server, signIn }) => {
  const person = await signIn({ path: profileAt.you })
  const { error } = await person.client.storage
    .from("avatars")
    .upload(`${person.id}/avatar`, await photograph(page), { contentType: "image/jpeg" })
  expect(error).toBeNull()
  const other = await person.client.storage
    .from("avatars")
    .upload(`${person.id}/second`, "x", { contentType: "image/png" })
  expect(other.error).toMatchObject({ statusCode: "403" })
  // An open page would be notified that the account is gone.
  await page.goto("/config.json")
  expect((await person.client.rpc("delete_my_account")).error).toBeNull()
  expect(
    await server.sql("select from storage.objects where name = $1", [`${person.id}/avatar`]),
  ).toHaveLength(0)
})
