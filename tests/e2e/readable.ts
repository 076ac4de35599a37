import { expect, type Page, test } from "@playwright/test"
import { arePicturesWanted, inBothThemes } from "./looks.ts"

/** Makes text twice as large with the browser's own setting, which media queries know about. Returns a function that restores its size. */
export async function enlargeText(page: Page): Promise<() => Promise<void>> {
  const chromium = await page.context().newCDPSession(page)
  // The browser responds, possibly before the page has the new size.
  const setSize = async (standard: number, fixed: number) => {
    await chromium.send("Page.setFontSizes", { fontSizes: { standard, fixed } })
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
      standard,
    )
  }
  await setSize(32, 26)
  return async () => {
    await setSize(16, 13)
    await chromium.detach()
  }
}

/** Ways to make text twice as large: the browser's own setting, or the page's root font size, which media queries don't know about. */
const enlargements = {
  setting: enlargeText,
  root: async (page: Page) => {
    const enlarge = (size: string) =>
      page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), size)
    await enlarge("200%")
    return () => enlarge("")
  },
}

/**
 * Checks the page as it is, including dialogs, in both themes and with text twice as large: axe, the width, overlaps and the size of targets. Takes a
 * screenshot of each.
 */
export async function checkReadable(
  page: Page,
  name: string,
  ways: readonly (keyof typeof enlargements)[] = ["setting"],
): Promise<void> {
  await inBothThemes(page, (theme) => expectWellLaidOut(page, `${name}-${theme}`))
  for (const way of ways) {
    const shrink = await enlargements[way](page)
    await expectWellLaidOut(page, `${name}-large-${way}`)
    await shrink()
  }
}

async function expectWellLaidOut(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  // As tall as the page, which may grow once it is drawn. Whatever is fixed to the bottom edge is then below everything else.
  for (let seen = 0, height = size.height; height > seen;) {
    seen = height
    await page.setViewportSize({ width: size.width, height })
    height = await page.evaluate(heightOnceDrawn)
  }
  if (arePicturesWanted)
    await page.screenshot({ path: `test-results/screens/${name}-${test.info().project.name}.png` })
  const faults = await page.evaluate(faultsOfLayout)
  await page.setViewportSize(size)
  expect.soft(faults, name).toEqual([])
}

/**
 * Runs in the page: its height once it has made room for what is fixed to the bottom edge. An observer sees the new height when the first frame is
 * laid out. The page is told in the second frame, but only after the callback requested here has run.
 */
async function heightOnceDrawn(): Promise<number> {
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  return document.documentElement.scrollHeight
}

/** Runs in the page: lists what is cut off, covers something else, or is too small to hit. */
function faultsOfLayout(): string[] {
  interface Box {
    left: number
    right: number
    top: number
    bottom: number
  }
  const root = document.querySelector("dialog[open]") ?? document.body
  const faults: string[] = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.push(`${scrollWidth - innerWidth} pixels wider than the window`)
  const apart = ".hidden-text, .toasts, .skip, [aria-hidden=true] svg"
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(apart)
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 50)}`

  function meet(one: Box, other: Box): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > 2 && height > 2
  }

  /** The part of a box inside everything that clips it; null if nothing is left. */
  function visiblePart(box: Box, element: Element): Box | null {
    const part = { left: box.left, right: box.right, top: box.top, bottom: box.bottom }
    for (
      let each: Element | null = element;
      each && each !== document.documentElement;
      each = each.parentElement
    ) {
      if (getComputedStyle(each).overflow === "visible") continue
      const edge = each.getBoundingClientRect()
      part.left = Math.max(part.left, edge.left)
      part.right = Math.min(part.right, edge.right)
      part.top = Math.max(part.top, edge.top)
      part.bottom = Math.min(part.bottom, edge.bottom)
    }
    return part.right - part.left > 0 && part.bottom - part.top > 0 ? part : null
  }

  const controls = [...root.querySelectorAll("a, button, input, select, textarea")]
    .filter(isShown)
    .flatMap((element) => {
      const box = visiblePart(element.getBoundingClientRect(), element)
      return box ? [{ element, box }] : []
    })
  const texts: { element: Element; box: Box; text: string }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ""
    if (!element || text === "" || element.closest("option, script, style") || !isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
    if (lines > 2 && text.length / lines < 3) faults.push(`broken into letters: ${text}`)
    for (const whole of range.getClientRects()) {
      const box = visiblePart(whole, element)
      if (!box) continue
      if (whole.right - box.right > 1 || box.left - whole.left > 1) faults.push(`cut off: ${text}`)
      if (whole.right > innerWidth + 1 || whole.left < -1) faults.push(`beyond the edge: ${text}`)
      const height = box.bottom - box.top
      // Without the space that a font reserves above and below its letters.
      const letters = { ...box, top: box.top + height * 0.2, bottom: box.bottom - height * 0.2 }
      texts.push({ element, box: letters, text })
    }
  }

  for (const { element, box } of controls) {
    const isInText = getComputedStyle(element).display === "inline"
    const area = element.closest("label") ?? element
    const { width, height } = area.getBoundingClientRect()
    const isSeenWhole = box.bottom - box.top > height - 1
    if (!isInText && isSeenWhole && Math.min(width, height) < 43.5)
      faults.push(`${Math.round(width)} × ${Math.round(height)} px: ${nameOf(element)}`)
    // A sentence may be longer than its field, but a number may not.
    const isNumber = element instanceof HTMLInputElement && element.inputMode !== ""
    if (isNumber && element.scrollWidth > element.clientWidth + 1)
      faults.push(`cut off in its field: ${element.value} of ${nameOf(element)}`)
  }
  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1))
      if (!one.element.contains(other.element) && meet(one.box, other.box))
        faults.push(`${nameOf(one.element)} lies over ${nameOf(other.element)}`)
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1))
      if (one.element !== other.element && meet(one.box, other.box))
        faults.push(`"${one.text}" lies over "${other.text}"`)
    for (const { element, box } of controls) {
      const isItsOwn = element.contains(one.element)
      if (!isItsOwn && !isOverlaid(element, one.element) && meet(one.box, box))
        faults.push(`"${one.text}" lies over ${nameOf(element)}`)
      if (isItsOwn && (one.box.right > box.right + 1 || one.box.left < box.left - 1))
        faults.push(`"${one.text}" sticks out of ${nameOf(element)}`)
    }
  }
  return [...new Set(faults)]

  /** A select that lies invisibly over the text of its chosen option. */
  function isOverlaid(control: Element, text: Element): boolean {
    return control.tagName === "SELECT" && control.parentElement?.contains(text) === true
  }
}
