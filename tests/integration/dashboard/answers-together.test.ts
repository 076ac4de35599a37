import { QueryClient } from "@tanstack/react-query"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import { type Client, newClient, signUpAndConfirm } from "#tests/support/person.ts"
import { startServer } from "#tests/support/server.ts"
import { RoomyStorage } from "@repertoire/backend/testing/roomy-storage.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { currentDay } from "#web/device/current-day.ts"
import { demoCredentials, makeDemo } from "../../../scripts/make-demo.ts"

// Making the demo account sends hundreds of requests.
vi.setConfig({ hookTimeout: 300_000 })

// The demo account has workouts on some of these days, and plans on others.
const lastDays = [0, 1, 2, 3]

let server: TestServer
let app: Awaited<ReturnType<typeof loadApp>>
beforeAll(async () => {
  // The app's own queries run here as in a browser, with its storage.
  Object.assign(globalThis, {
    localStorage: new RoomyStorage(),
    navigator: { onLine: true, language: "en-GB" },
  })
  server = await startServer()
  app = await loadApp()
  app.connect(
    {
      ...{
        url: server.url,
        anonKey: server.anonKey,
        authPrefix: "/auth/v1",
        privacyContact: "",
        providers: [],
      },
      ...{ hasStrava: false, hasPasskeys: false, hasPersonalKeys: false, hasLanguageModel: false },
      ...{ hasTextMessages: false, allowsAnonymous: false, hasOnlyProvider: false, allowsLinking: false },
    },
    { readsAddress: false },
  )
  await makeDemo(server, currentDay())
})
afterAll(() => server.stop())

async function loadApp() {
  const [wire, dashboard, logging] = await Promise.all([
    import("#web/backend/client.ts"),
    import("#web/features/dashboard/screen/first-questions.ts"),
    import("#web/features/logging/screen/first-questions.ts"),
  ])
  return {
    connect: wire.connect,
    signInHere: async (client: Client) => {
      const { data } = await client.auth.getSession()
      if (!data.session) throw new Error("Nobody is signed in.")
      await wire.backend.auth.setSession(data.session)
      return data.session.user.id
    },
    pages: {
      "the dashboard's first view": dashboard.askForHome,
      "the dashboard's figures": dashboard.askForProgress,
      "the logging screen": logging.firstQuestions,
    },
  }
}

/** What a page has asked for and got, and how many requests it took. */
async function answersOf(page: keyof typeof app.pages, userId: string, today: LocalDay) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const sent = vi.spyOn(globalThis, "fetch")
  await app.pages[page](queries, userId, today)
  const requests = sent.mock.calls.length
  sent.mockRestore()
  return { asked: queries.getQueryCache().getAll(), requests }
}

describe.each(["the dashboard's first view", "the dashboard's figures", "the logging screen"] as const)(
  "one answer for %s",
  (page) => {
    test.each(lastDays)(
      "fills every query with what it gets when it asks by itself, on the day %i days ago",
      async (days) => {
        const client = newClient(server)
        await client.auth.signInWithPassword(demoCredentials)
        const userId = await app.signInHere(client)
        const { asked, requests } = await answersOf(page, userId, addDays(currentDay(), -days))
        expect(requests).toBe(1)
        expect(asked.length).toBeGreaterThan(3)
        for (const query of asked) {
          const { data, status } = query.state
          expect(status, query.queryHash).toBe("success")
          expect(data, query.queryHash).toEqual(await query.fetch())
        }
      },
    )

    test("holds nothing of anyone else", async () => {
      const { client } = await signUpAndConfirm(server)
      const { asked } = await answersOf(page, await app.signInHere(client), currentDay())
      for (const query of asked) {
        const { data } = query.state
        expect(data, query.queryHash).toEqual(await query.fetch())
        expect(JSON.stringify(data ?? null)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-4/)
      }
    })
  },
)
