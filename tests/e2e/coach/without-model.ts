import type { Page } from "@playwright/test"

/** Makes pages see a server without an API key, whose coach's function responds accordingly. */
export async function withoutModel(page: Page) {
  await page.route("**/config.json", async (route) => {
    const config = (await (await route.fetch()).json()) as Record<string, unknown>
    await route.fulfill({ json: { ...config, hasLanguageModel: false } })
  })
  const message = "OpenAI API key is not configured."
  await page.route("**/functions/v1/coach", (route) => route.fulfill({ status: 503, json: { message } }))
}
