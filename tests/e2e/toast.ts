import type { Page } from "@playwright/test"

/** How many fields the message on the screen covers. */
export const fieldsUnderToast = (page: Page): Promise<number> =>
  page.locator(".toast").evaluate((toast) => {
    const own = toast.getBoundingClientRect()
    return [...document.querySelectorAll("input, select, textarea")].filter((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect()
      return right > own.left && left < own.right && bottom > own.top && top < own.bottom
    }).length
  })
