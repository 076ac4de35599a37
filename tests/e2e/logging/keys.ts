import { expect, type Locator, type Page } from "@playwright/test"

const mostStops = 120

/** Moves to a control with Tab alone, or with Shift+Tab if it is above. On the way the focus is never lost, out of sight or trapped. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  if (await isFocused(control)) return
  const key = await control.evaluate((element) =>
    document.activeElement !== document.body &&
    (element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING) >
      0
      ? "Shift+Tab"
      : "Tab",
  )
  const passed: string[] = []
  while (passed.length < mostStops) {
    await page.keyboard.press(key)
    passed.push(await expectFocusSeen(page))
    if (await isFocused(control)) return
  }
  throw new Error(`Not reached by ${key}: ${String(control)}; passed ${passed.join(" | ")}`)
}

/** Checks that something has the focus and is visible: within the window, and not behind a bar. Returns its name. */
export async function expectFocusSeen(page: Page): Promise<string> {
  const { name, fault } = await page.evaluate(async () => {
    // Toasts make way for the focus in the next frame, which nobody can see happen.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const focused = document.activeElement
    if (!focused || focused === document.body) return { name: "nothing", fault: "the focus is lost" }
    const name = `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.textContent.trim().slice(0, 40)}`
    // The main element is as tall as the window or taller, so it is visible at every scroll position.
    if (focused.tagName === "MAIN") return { name, fault: null }
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const middle = [(left + right) / 2, (top + bottom) / 2] as const
    const seen = document.elementFromPoint(...middle)
    const isSeen = seen !== null && (focused.contains(seen) || seen.contains(focused))
    const cover = seen === null ? "beyond the window" : `behind ${seen.outerHTML.slice(0, 120)}`
    return { name, fault: isSeen ? null : `${cover} at ${middle.join(", ")}` }
  })
  expect(fault, name).toBeNull()
  return name
}

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}
