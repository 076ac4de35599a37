import type { Locator, Page } from "@playwright/test"

/** What a moment took: taps, keys pressed in fields, and pages or sheets that opened or closed on the way. */
export interface Count {
  taps: number
  keys: number
  screens: number
}

// As long as somebody looks, in milliseconds; a second tap in the same place within moments is taken for a stray one.
const glance = 400
const secondsToTheCellar = 3

/** A lifter's thumb and clock: each tap, key and change of the screen is counted, and takes the seconds that it takes a person. */
export class Hands {
  readonly page: Page
  private tally: Count = { taps: 0, keys: 0, screens: 0 }
  private screen = ""
  private now = 0

  constructor(page: Page) {
    this.page = page
  }

  /** Opens the app by its icon at a moment, such as "2025-11-03T18:00". The time is that of the browser's zone, in winter. */
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

  /** Takes the network away, or gives it back, some seconds after the last press: nobody is in a cellar at once. */
  async goOffline(isOffline: boolean): Promise<void> {
    await this.page.waitForTimeout(secondsToTheCellar * 1000)
    await this.page.context().setOffline(isOffline)
  }

  /** What was done since it was asked last. */
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

  /** Taps a field, unless it has the focus, and types instead of what is in it. */
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
    // Chromium without a window draws no list of a select: choosing from it is another tap.
    await select.selectOption(option)
    this.tally.taps += 1
  }

  /** Looks at the screen: a page or a sheet that is another than before is counted. */
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
