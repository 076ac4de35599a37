import { describe, expect, test } from "vitest"
import { kindOfRequest } from "./addresses.ts"

const origin = "https://gym.example"
const kindOf = (path: string, mode = "navigate", method = "GET") =>
  kindOfRequest({ method, mode, url: new URL(path, origin).href }, origin)

describe("the service worker", () => {
  test.each(["/", "/dashboard", "/log-workout/new?x=1", "/log-workout/3f0e#a", "/authors", "/restaurant"])(
    "answers %s with the app's one page",
    (path) => expect(kindOf(path)).toBe("page"),
  )

  test.each([
    "/auth/v1/verify?token=1",
    "/auth/v1",
    "/rest/v1/workouts",
    "/healthz",
    "/mailbox",
    "/mailbox/messages.json",
  ])("never touches %s", (path) => {
    expect(kindOf(path)).toBe("other")
    expect(kindOf(path, "cors")).toBe("other")
  })

  test("knows our files and the settings", () => {
    expect(kindOf("/assets/index-Cx3.js", "no-cors")).toBe("file")
    expect(kindOf("/before-the-app.js", "no-cors")).toBe("file")
    expect(kindOf("/config.json", "cors")).toBe("config")
  })

  test("leaves writes and requests to other sites alone", () => {
    expect(kindOf("/dashboard", "navigate", "POST")).toBe("other")
    expect(kindOf("https://other.example/dashboard")).toBe("other")
    expect(kindOf("https://other.example/before-the-app.js", "no-cors")).toBe("other")
    expect(kindOf("/dashboard", "cors")).toBe("other")
  })
})
