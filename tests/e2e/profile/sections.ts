import type { Page } from "@playwright/test"

/** The addresses of the profile's sections. */
export const profileAt = {
  you: "/profile",
  body: "/profile/body",
  training: "/profile/training",
  equipment: "/profile/equipment",
  units: "/profile/units",
  limits: "/profile/limits",
  data: "/profile/data",
  security: "/profile/security",
  device: "/profile/device",
} as const

export const sectionList = (page: Page) => page.getByRole("navigation", { name: "Settings" })

/** Opens another section by its link, from any section. On a phone, the way leads back to the profile, which opens on the person's own section. */
export async function openSection(page: Page, title: string) {
  const list = sectionList(page)
  const back = page.getByRole("main").getByRole("link", { name: "Profile", exact: true })
  await list.or(back).first().waitFor()
  if (await back.isVisible()) await back.click()
  const link = list.getByRole("link", { name: new RegExp(`^${title}`) })
  if (title !== "You" || (await link.isVisible())) await link.click()
}
