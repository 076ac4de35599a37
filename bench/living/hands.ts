import type { Locator, Page } from "@playwright/test"

/** What a moment took: taps, keys pressed in fields, and pages or sheets that opened or closed. */
export interface Count {
  taps: number
  keys: number
  screens: number
}

// How long a person looks, in milliseconds. A second tap in the same place within moments would count as a stray one.
const glance = 400
const secondsToTheCellar = 3

/** A lifter's thumb and clock. Every tap, key and change of the screen is counted, and takes as many seconds as it takes a person. */
export class Hands {
  readonly page: Page
  private tally: Count = { taps: 0, keys: 0, screens: 0 }
  private screen = ""
  private now = 0

  constructor(page: Page) {
    this.page = page
  }

  /** Opens the app by its icon at a given time, such as "2025-11-03T18:00", in the browser's time zone in winter. */
  async open(moment: string): Promise<void> {
    this.now = Date.parse(`${moment}:00+01:00`)
    await this.pass(0)
    await this.page.goto("/")
    await this.page.locator("h1").first().waitFor()
  }

  async pass(seconds: number): Promise<void> {
    this.now += seconds * 1000
    await this.page.clock.setFixedTime(this.now)
  }

  /** Turns the network off or on a few seconds after the last press, because nobody reaches a cellar at once. */
  async goOffline(isOffline: boolean): Promise<void> {
    await this.page.waitForTimeout(secondsToTheCellar * 1000)
    await this.page.context().setOffline(isOffline)
  }

  /** What was done since the last call. */
  async count(): Promise<Count> {
    await this.look()
    const { tally } = this
    this.tally = { taps: 0, keys: 0, screens: 0 }
    return tally
  }

  async tap(target: Locator): Promise<void> {
    await target.waitFor()
    await this.look()
    await target.tap()
    this.tally.taps += 1
    await this.pass(2)
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
    this.tally.keys += text.length
    await this.pass(1)
  }

  /** Taps a field unless it has the focus, and replaces its text. */
  async fill(field: Locator, text: string): Promise<void> {
    await field.waitFor()
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field)
    const left = await field.evaluate((element: HTMLInputElement) => {
      const { value, selectionStart, selectionEnd } = element
      const isSelected = selectionStart === 0 && selectionEnd === value.length
      if (!isSelected && value !== "") element.setSelectionRange(value.length, value.length)
      return isSelected ? 0 : value.length
    })
    for (let key = 0; key < left; key += 1) await this.page.keyboard.press("Backspace")
    this.tally.keys += left
    await this.type(text)
  }

  button(name: string | RegExp): Promise<void> {
    return this.tap(this.page.getByRole("button", { name, exact: true }).first())
  }

  link(name: string | RegExp): Promise<void> {
    return this.tap(this.page.getByRole("link", { name, exact: true }).first())
  }

  async choose(select: Locator, option: string): Promise<void> {
    await this.tap(select)
    // Chromium without a window doesn't draw a select's list, so choosing from it counts as another tap.
    await select.selectOption(option)
    this.tally.taps += 1
  }

  /** Looks at the screen. A page or sheet that wasn't there before is counted. */
  async look(): Promise<void> {
    await this.page.waitForTimeout(glance)
    const screen = await this.page.evaluate(() => {
      const open = [...document.querySelectorAll("dialog[open], [role=dialog]")].map(
        (dialog) => dialog.getAttribute("aria-labelledby") ?? dialog.getAttribute("aria-label") ?? "",
      )
      return [location.pathname, ...open].join(" ")
    })
    if (this.screen !== "" && screen !== this.screen) this.tally.screens += 1
    this.screen = screen
  }
}
