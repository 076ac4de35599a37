import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib"
import Fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { securityHeaders } from "#server/http/security-headers.ts"
import { serveWebApp } from "#server/web-app.ts"

const page = "<!doctype html><title>Repertoire</title>"
const loggingPage = "<!doctype html><title>Repertoire</title><link rel=modulepreload href=/assets/logging.js>"
const script = "console.log('hello')"
let around: string
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  around = mkdtempSync(join(tmpdir(), "repertoire-web-"))
  folder = join(around, "web")
  mkdirSync(join(folder, "assets"), { recursive: true })
  mkdirSync(join(folder, ".vite"))
  writeFileSync(join(folder, "index.html"), page)
  writeFileSync(join(folder, "log-workout.html"), loggingPage)
  writeFileSync(join(folder, "before-the-app.js"), script)
  writeFileSync(join(folder, "assets/index-Cx3.js"), script)
  writeFileSync(join(folder, "assets/index-Cx3.js.br"), brotliCompressSync(script))
  writeFileSync(join(folder, "assets/index-Cx3.js.gz"), gzipSync(script))
  writeFileSync(join(folder, "assets/index-Cx3.js.map"), "{}")
  writeFileSync(join(folder, ".vite/manifest.json"), "{}")
  writeFileSync(join(around, "outside.txt"), "not yours")
  app = Fastify()
  await securityHeaders(app, { overTls: false, withSubdomains: false })
  await serveWebApp(app, folder, ["/auth/v1", "/rest/v1"])
})
afterAll(async () => {
  await app.close()
  rmSync(around, { recursive: true })
})

const browser = { accept: "text/html,application/xhtml+xml", "sec-fetch-mode": "navigate" }
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe("the page", () => {
  test.each(["/", "/login", "/log-workouts", "/exercise/a-b-c?from=calendar", "/authors", "/restaurant"])(
    "is shown for %s",
    async (url) => {
      const response = await get(url, browser)
      expect(response.statusCode).toBe(200)
      expect(response.body).toBe(page)
      expect(response.headers["cache-control"]).toBe("no-cache")
      expect(response.headers["content-type"]).toBe("text/html; charset=utf-8")
    },
  )

  test.each(["/log-workout/new", "/log-workout/3f0e?from=calendar", "/log-workout"])(
    "of %s asks for the files that the build named for it",
    async (url) => {
      const response = await get(url, browser)
      expect(response.body).toBe(loggingPage)
      expect(response.headers["cache-control"]).toBe("no-cache")
    },
  )

  test("is shown for every address that the app has", async () => {
    const routes = readFileSync(join(import.meta.dirname, "../web/routes.tsx"), "utf8")
    const paths = [...routes.matchAll(/path: "([^"*]+)"/g)].map(([, path = ""]) =>
      path.replaceAll(/:\w+/g, "3f0e"),
    )
    expect(paths).toContain("/admin/3f0e")
    for (const path of paths) expect([path, (await get(path, browser)).statusCode]).toEqual([path, 200])
  })

  test("is not sent again while it is the same", async () => {
    const { headers } = await get("/", browser)
    const again = await get("/", { ...browser, "if-none-match": String(headers["etag"]) })
    expect(again.statusCode).toBe(304)
  })

  test.each([
    "/auth/v1/nothing",
    "/rest/v1/nothing",
    "/rest/v1",
    "/assets/index-Old.js",
    "/favicon.ico",
    "/a/b.css",
    "/.env/production",
    "/wp-login.php/x",
    "/%2eenv",
    ...[
      "/metrics",
      "/readyz",
      "/livez?verbose",
      "/healthz/other",
      "/-/healthy",
      "/actuator/health",
      "/HEALTH",
    ],
  ])("is never shown for %s", async (url) => {
    const response = await get(url, browser)
    expect(response.statusCode).toBe(404)
    expect(response.headers["cache-control"]).toBe("no-store")
    expect(response.json()).toEqual({ message: "Not found" })
  })

  test.each([undefined, "*/*", "application/json"])(
    "is shown to whoever asks, with Accept %s",
    async (accept) => {
      for (const url of ["/", "/dashboard"]) {
        const headers = accept === undefined ? {} : { accept }
        expect((await get(url, headers)).body).toBe(page)
        const head = await app.inject({ method: "HEAD", url, headers })
        expect([head.statusCode, head.body]).toEqual([200, ""])
        expect(head.headers["content-type"]).toBe("text/html; charset=utf-8")
      }
    },
  )

  test("is for reading only", async () => {
    expect((await app.inject({ method: "POST", url: "/dashboard", headers: browser })).statusCode).toBe(404)
  })
})

describe("a file", () => {
  test("with a hash in its name is kept for good", async () => {
    const response = await get("/assets/index-Cx3.js")
    expect(response.body).toBe(script)
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable")
    expect(response.headers["content-type"]).toMatch(/^(text|application)\/javascript/)
  })

  test("without one is asked for again", async () => {
    expect((await get("/before-the-app.js")).headers["cache-control"]).toBe("no-cache")
  })

  test("is sent compressed as it lies there, to those who take it", async () => {
    const response = await get("/assets/index-Cx3.js", { "accept-encoding": "gzip, br" })
    expect(response.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" })
    expect(response.headers["content-type"]).toMatch(/javascript/)
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script)
    const plain = await get("/assets/index-Cx3.js", { "accept-encoding": "identity" })
    expect(plain.headers["content-encoding"]).toBeUndefined()
  })

  test.each([
    "/../outside.txt",
    "/..%2foutside.txt",
    "/%2e%2e/outside.txt",
    "/assets/..%5c..%5coutside.txt",
    "/assets/index-Cx3.js.map",
    "/.vite/manifest.json",
    "/assets/index-Cx3.js.br",
    "/index.html%00.js",
    "/%ff",
  ])("doesn't exist if it isn't the app's own: %s", async (url) => {
    const response = await get(url, browser)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
    expect(response.body).not.toContain("not yours")
  })
})

test("only our own scripts run, and no site can frame the page", async () => {
  const { headers } = await get("/", browser)
  const policy = String(headers["content-security-policy"])
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|upgrade-insecure/)
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
  })
  expect(headers).not.toHaveProperty("strict-transport-security")
})

test("a site over TLS stays on TLS", async () => {
  const overTls = Fastify()
  await securityHeaders(overTls, { overTls: true, withSubdomains: false })
  await serveWebApp(overTls, folder, [])
  const { headers } = await overTls.inject({ url: "/", headers: browser })
  expect(headers["strict-transport-security"]).toBe("max-age=31536000")
  expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests")
})

test("its subdomains must use TLS only if that is configured", async () => {
  const asked = Fastify()
  await securityHeaders(asked, { overTls: true, withSubdomains: true })
  const { headers } = await asked.inject({ url: "/", headers: browser })
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains")
})

test("before the app is built, there is no page", async () => {
  const bare = Fastify()
  await serveWebApp(bare, join(folder, "nothing"), [])
  expect((await bare.inject({ url: "/", headers: browser })).statusCode).toBe(404)
})
