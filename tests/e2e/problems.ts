import type { BrowserContext } from "@playwright/test"

/** A browser's complaints: console errors (blocked by the CSP, failed requests, React's warnings) and uncaught exceptions. */
export class Problems {
  readonly #seen: string[] = []
  readonly #allowed: RegExp[] = []

  watch(context: BrowserContext): void {
    context.on("console", (message) => {
      if (message.type() === "error") this.#seen.push(`${message.text()} (${message.location().url})`)
    })
    context.on("weberror", (webError) => this.#seen.push(`Uncaught: ${webError.error().message}`))
  }

  /** A test that provokes an error allows it here. Any other error still fails the test. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  unexpected(): string[] {
    return this.#seen.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)))
  }
}
