import type { Page } from "@playwright/test"

/** Makes the tab unable to write to the device, as if its storage were full. The tab then continues on its own, without the other tabs. */
export function fillStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
  })
}
