import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { defineConfig } from "@playwright/test"
import { chromiumPath } from "./scripts/find-chromium.ts"
import { keepTemporaryFilesInMemory } from "./packages/backend/tests/support/memory-folder.ts"

// A folder for each run, because two at once would wipe each other's traces; its workers read it from the environment.
const outputDir = (process.env["E2E_OUTPUT"] ??= mkdtempSync(join(tmpdir(), "repertoire-e2e-")))

// What the browser and the server of a run write. What is left for people to look at is on the disk, above.
keepTemporaryFilesInMemory()

// The check for dead code also reads this file, before `npm test` has installed Chromium.
const notInstalledYet = ""

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A page lives for a second or two: threads and processes beside its own and code made faster for later cost more than they bring.
  "--js-flags=--single-threaded,--no-opt,--no-maglev",
  "--in-process-gpu",
  // Of several lists only the last one counts, so this repeats what Playwright needs for its pictures.
  "--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface",
]

/** The product in a real Chromium, on a phone and on a desk. Build first: what is tested is what is served. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/e2e/global-server.ts",
  outputDir,
  // One more than there are cores: a test often waits, for a delay that a person would have or for what must not come.
  workers: 3,
  fullyParallel: true,
  // What passes only at its second try is a defect of the product or of the spec, to be found. By hand, --retries 1 writes a trace of the second.
  retries: 0,
  forbidOnly: true,
  reporter: [["list"], ["./tests/slowest-specs.ts"]],
  // Generous: a busy machine is no failure, and what never comes fails all the same.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    trace: { mode: "on-first-retry", screenshots: false },
    actionTimeout: 30_000,
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    // Requests of a service worker pass by the faults that specs make; tests/e2e/installed allows it.
    serviceWorkers: "block",
    // Nothing waits for an animation.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: chromiumPath({ headless: true }) ?? notInstalledYet,
      args,
    },
  },
  projects: [
    {
      name: "phone",
      // What does not depend on the size of the screen runs once: a workout on the phone, everything else on the desk.
      grepInvert: /@once|@browser/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: "desktop", grepInvert: /@phone|@browser/, use: { viewport: { width: 1280, height: 800 } } },
    // What only a browser with a window does: installing, notifications.
    {
      name: "browser",
      grep: /@browser/,
      use: {
        viewport: { width: 1280, height: 800 },
        launchOptions: { executablePath: chromiumPath() ?? notInstalledYet, args },
      },
    },
  ],
})
