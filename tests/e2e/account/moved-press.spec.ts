import type { Page, Route } from "@playwright/test"
import { fingerOn } from "../finger.ts"
import { expect, test } from "../fixtures.ts"
import { newClient } from "../person.ts"
import { profileAt } from "../profile/sections.ts"

interface Hand {
  press: (x: number, y: number) => Promise<void>
  release: (x: number, y: number) => Promise<void>
}

async function handOn(page: Page, hasTouch: boolean): Promise<Hand> {
  if (!hasTouch)
    return {
      press: (x, y) => page.mouse.move(x, y).then(() => page.mouse.down()),
      release: (x, y) => page.mouse.move(x, y).then(() => page.mouse.up()),
    }
  const finger = await fingerOn(page)
  return { press: (x, y) => finger("touchStart", { x, y }), release: () => finger("touchEnd") }
}

test("a press counts for the button where it began, even if a list that loads late moves the button before the release", async ({
  hasTouch,
  page,
  server,
  signIn,
}) => {
  const { email, password } = await signIn()
  await newClient(server).auth.signInWithPassword({ email, password })
  const held = new Promise<Route>((resolve) => {
    void page.route("**/rpc/my_devices", resolve, { times: 1 })
  })
  await page.goto(profileAt.security)
  const newKey = page.getByRole("button", { name: "New Key" })
  await expect(page.getByText("A key lets a script read your data, or log entries for you.")).toBeVisible()
  await newKey.scrollIntoViewIfNeeded()
  const before = await newKey.boundingBox()
  if (!before) throw new Error("There is no button for a new key.")
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
  const hand = await handOn(page, hasTouch)
  await hand.press(x, y)
  await (await held).continue()
  await expect.poll(async () => (await newKey.boundingBox())?.y).not.toBeCloseTo(before.y, 0)
  await hand.release(x, y)
  await expect(page.getByRole("dialog", { name: "New Key" })).toBeVisible()
})

test("a press released beside the button does nothing @once", async ({ page, signIn }) => {
  await signIn({ path: profileAt.security })
  await expect(page.getByText("Active now")).toBeVisible()
  const newKey = page.getByRole("button", { name: "New Key" })
  await newKey.scrollIntoViewIfNeeded()
  const { x, y, height } = (await newKey.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  const hand = await handOn(page, false)
  await hand.press(x + 20, y + height - 4)
  await hand.release(x + 20, y + height + 6)
  await hand.press(x + 20, y + height + 6)
  await hand.release(x + 20, y + height + 6)
  await expect(page.getByRole("dialog", { name: "New Key" })).toHaveCount(0)
})
