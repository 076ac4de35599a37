import type { Page } from "@playwright/test"

/** From now on the tab can't write to the device, as where its storage is full: it goes on alone. */
export function fillStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
  })
}
