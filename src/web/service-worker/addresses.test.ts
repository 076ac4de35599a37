import { describe, expect, test } from "vitest"
import { askedFor } from "./addresses.ts"

const origin = "https://gym.example"
const asked = (path: string, mode = "navigate", method = "GET") =>
  askedFor({ method, mode, url: new URL(path, origin).href }, origin)

describe("the service worker", () => {
  test.each(["/", "/dashboard", "/log-workout/new?x=1", "/log-workout/3f0e#a", "/authors", "/restaurant"])(
    "answers %s with the app's one page",
    (path) => expect(asked(path)).toBe("page"),
  )

  test.each([
    "/auth/v1/verify?token=1",
    "/auth/v1",
    "/rest/v1/workouts",
    "/healthz",
    "/mailbox",
    "/mailbox/messages.json",
  ])("never touches %s", (path) => {
    expect(asked(path)).toBe("other")
    expect(asked(path, "cors")).toBe("other")
  })

  test("knows our files and the settings", () => {
    expect(asked("/assets/index-Cx3.js", "no-cors")).toBe("file")
    expect(asked("/before-the-app.js", "no-cors")).toBe("file")
    expect(asked("/config.json", "cors")).toBe("config")
  })

  test("leaves what is written, and what is asked of others, alone", () => {
    expect(asked("/dashboard", "navigate", "POST")).toBe("other")
    expect(asked("https://other.example/dashboard")).toBe("other")
    expect(asked("https://other.example/before-the-app.js", "no-cors")).toBe("other")
    expect(asked("/dashboard", "cors")).toBe("other")
  })
})
