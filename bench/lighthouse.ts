// `node scripts/run-typescript.mjs bench/lighthouse.ts [ROUNDS]`: Lighthouse as on a phone for the sign-in and the dashboard of the demo
// account, in both themes; the middle of three rounds, or of as many as said. npx fetches Lighthouse for it. A phone has its processor for
// itself: Lighthouse and the server, which here share it with the browser, stand back.
import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { setPriority, tmpdir } from "node:os"
import { join } from "node:path"
import { argv } from "node:process"
import { promisify } from "node:util"
import { chromium } from "@playwright/test"
import * as z from "zod/mini"
import { dayAt } from "#domain/days/local-day.ts"
import { sessionKey } from "#web/device/session-store.ts"
import { findChromium } from "../scripts/find-chromium.mjs"
import { demoCredentials, makeDemo } from "../scripts/make-demo.ts"
import { buildWhenStale } from "../scripts/prepare.mjs"
import { percentile } from "./measure.ts"
import { freePort, type OwnServer, withOwnServer } from "./own-server.ts"

// The last one that runs on Node 20.
const lighthouse = "lighthouse@12.8.2"
const rounds = Number(argv[2] ?? 3)
const run = promisify(execFile)

const scored = z.object({ score: z.nullable(z.number()) })
const measured = z.object({ numericValue: z.number() })
const reportSchema = z.object({
  categories: z.object({ performance: scored, accessibility: scored }),
  audits: z.object({
    "first-contentful-paint": measured,
    "largest-contentful-paint": measured,
    "total-blocking-time": measured,
    "cumulative-layout-shift": measured,
  }),
})
type Report = z.infer<typeof reportSchema>

const figures: Record<string, (report: Report) => number> = {
  performance: ({ categories }) => categories.performance.score ?? 0,
  accessibility: ({ categories }) => categories.accessibility.score ?? 0,
  "FCP ms": ({ audits }) => Math.round(audits["first-contentful-paint"].numericValue),
  "LCP ms": ({ audits }) => Math.round(audits["largest-contentful-paint"].numericValue),
  "TBT ms": ({ audits }) => Math.round(audits["total-blocking-time"].numericValue),
  CLS: ({ audits }) => Number(audits["cumulative-layout-shift"].numericValue.toFixed(4)),
}

await buildWhenStale()
await withOwnServer(async (server) => {
  setPriority(server.processId(), 10)
  const session = await demoSession(server)
  for (const path of ["/login", "/dashboard"])
    for (const theme of ["light", "dark"]) {
      const kept = { theme, consent: "accepted", ...(path === "/dashboard" && { [sessionKey]: session }) }
      const reports: Report[] = []
      for (let round = 0; round < rounds; round += 1) reports.push(await look(server.url, path, kept))
      console.log(`${path}, ${theme}: ${summary(reports)}`)
    }
})

/** "performance 0.99 (0.98 0.99 1)": of each figure the middle, and what it is the middle of. */
function summary(reports: readonly Report[]): string {
  return Object.entries(figures)
    .map(([name, read]) => {
      const values = reports.map(read).toSorted((one, other) => one - other)
      return `${name} ${percentile(values, 0.5)} (${values.join(" ")})`
    })
    .join(", ")
}

/** The session as the app keeps it, of somebody who has signed in a moment ago. */
async function demoSession(server: OwnServer): Promise<string> {
  await makeDemo(server, dayAt(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone))
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: server.anonKey, "content-type": "application/json" },
    body: JSON.stringify(demoCredentials),
  })
  if (!answer.ok) throw new Error(`The demo account could not sign in: ${answer.status}.`)
  return answer.text()
}

/** One look at a page by a browser that has never been there, but for what it keeps. */
async function look(url: string, path: string, kept: Record<string, string>): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), "repertoire-lighthouse-"))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  })
  try {
    const page = await browser.newPage()
    // A file of the same site that loads nothing.
    await page.goto(`${url}/config.json`)
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    }, Object.entries(kept))
    const options = ["--output=json", "--quiet", "--only-categories=performance,accessibility"]
    const command = ["--yes", lighthouse, `${url}${path}`, `--port=${port}`, ...options]
    const { stdout } = await run("nice", ["-n", "19", "npx", ...command], {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    })
    return reportSchema.parse(JSON.parse(stdout))
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
