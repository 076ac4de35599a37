import { expect, test } from "../fixtures.ts"
import { chooseFile, textFile } from "./files.ts"

test("the meanings of a column fit a phone's screen @phone", async ({ page, signIn }) => {
  await signIn({ path: "/import" })
  await chooseFile(page, textFile("gym.csv", "Date;Exercise;Mood\n2025-11-03;Squat;ok\n"))
  const choice = page.getByLabel("Mood")
  await expect(choice).toBeVisible()
  const cut = await choice.evaluate((select: HTMLSelectElement) => {
    const style = getComputedStyle(select)
    const room =
      select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    const pen = document.createElement("canvas").getContext("2d")
    if (!pen) throw new Error("No canvas.")
    pen.font = style.font
    return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room)
  })
  expect(cut).toEqual([])
})
