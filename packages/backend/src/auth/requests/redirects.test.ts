import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readRedirectPattern } from "#server/setup/sign-in/redirect-pattern.ts"
import { allowedRedirect } from "./redirects.ts"

const patterns = [
  "https://*.example.org/**",
  "https://exact.example/path",
  "repertoire://**",
  "http://*/any/*",
]
const isAllowed = (url: string, siteUrl = "https://gym.example") =>
  allowedRedirect(url, { siteUrl, additionalRedirectUrls: patterns }) !== undefined

describe("a redirect is allowed", () => {
  test.each([
    ["https://gym.example"],
    ["https://gym.example/"],
    ["https://gym.example/dashboard?x=1#y"],
    ["https://gym.example:443/dashboard"],
    ["https://GYM.example/dashboard"],
    ["https://a.example.org/deep/er/path"],
    ["https://exact.example/path"],
    ["https://exact.example/path#fragment"],
    ["repertoire://callback/x"],
    ["https://a.example.org:443/x?y=1"],
  ])("to %s", (url) => {
    expect(isAllowed(url)).toBe(true)
  })

  test.each([
    ["http://127.0.0.1:3000", "http://127.0.0.1:5173/x"],
    ["http://127.0.0.1:3000", "http://localhost:3000/x"],
    ["http://localhost:3000", "http://127.0.0.1:3000/x"],
    ["http://[::1]:3000", "http://[::1]:4000/x"],
    ["http://192.168.1.5:3000", "http://192.168.1.5:3000/x"],
  ])("from the site %s to %s", (site, url) => {
    expect(isAllowed(url, site)).toBe(true)
  })
})

describe("a redirect is refused", () => {
  test.each([
    [""],
    ["/dashboard"],
    ["//evil.example"],
    ["///evil.example"],
    ["\\\\evil.example"],
    ["https:\\\\evil.example"],
    ["https:/evil.example"],
    ["https:evil.example"],
    ["https://evil.example"],
    ["https://gym.example.evil.example"],
    ["https://evil.example/https://gym.example"],
    ["https://gym.example@evil.example"],
    ["https://gym.example:443@evil.example"],
    ["https://evil.example\\@gym.example"],
    ["https://evil.example\\.example.org/x"],
    ["https://evil.example/.example.org/x"],
    ["https://evil.example?.example.org/x"],
    ["https://evil.example#.example.org/x"],
    ["http://gym.example"],
    ["https://gym.example:444"],
    ["https://gym.example\t.evil.example"],
    ["\thttps://evil.example"],
    ["https://gym.example\r\nSet-Cookie: a=b"],
    ["https://exact.example/path/more"],
    ["https://exact.example/path?more"],
    ["https://deep.er.example.org/x"],
    ["javascript:alert(1)"],
    ["javascript://gym.example/%0aalert(1)"],
    ["data:text/html,x"],
    ["http://2130706433/any/x"],
    ["http://0x7f000001/any/x"],
    ["http://0177.0.0.1/any/x"],
    ["http://169.254.169.254/any/x"],
    ["http://[2001:db8::1]/any/x"],
    ["http://127.1/any/x"],
    ["https://gүm.example"],
    ["https://evil%2eexample?.example.org/x"],
    ["https://evil.example%2f.example.org/x"],
    ["https://evil.example:443?.example.org/x"],
    ["https://a.example.org:8443/x"],
    ["https://a.example.org."],
    ["https://exact.example/path/../elsewhere"],
    ["https://exact.example/%2e%2e/elsewhere"],
  ])("to %j", (url) => {
    expect(isAllowed(url)).toBe(false)
  })

  test.each([
    ["http://localhost:3000", "http://localhost:4000/x"],
    ["http://127.0.0.1:3000", "https://127.0.0.1:3000/x"],
    ["http://127.0.0.1:3000", "http://2130706433:3000/x"],
    ["http://192.168.1.5:3000", "http://192.168.1.5:4000/x"],
    ["http://192.168.1.5:3000", "http://127.0.0.1:3000/x"],
  ])("from the site %s to %s", (site, url) => {
    expect(isAllowed(url, site)).toBe(false)
  })
})

test("An allowed address is passed on in its normal spelling", () => {
  const rules = { siteUrl: "https://gym.example", additionalRedirectUrls: ["https://*.example.org/app/**"] }
  expect(allowedRedirect("https://A.example.org:443/app/./x", rules)).toBe("https://a.example.org/app/x")
  expect(allowedRedirect("https://a.example.org/app/../x", rules)).toBeUndefined()
})

const label = fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/)
const separator = fc.constantFrom(
  "",
  ".",
  "/",
  "?",
  "#",
  "@",
  ":",
  "\\",
  "%2e",
  "%2f",
  "%40",
  "%5c",
  "%00",
  "%09",
  "\t",
  "\n",
  "//",
  "/.",
  "?.",
  "#.",
  ":443@",
  "@.",
  "\u3002",
  "\uff0f",
  ";",
  "&",
  "[",
  "]",
)

describe("whatever is added before, around or after an allowed name", () => {
  test("an allowed address leads to a host that the pattern's own host matches", () => {
    fc.assert(
      fc.property(
        label,
        label,
        fc.array(fc.oneof(label, separator), { maxLength: 8 }),
        fc.boolean(),
        (name, end, parts, isLast) => {
          const site = `${name}.${end}`
          const pattern = `https://*.${site}/**`
          const address = `https://${isLast ? `${parts.join("")}.${site}/x` : `a.${site}${parts.join("")}`}`
          const target = allowedRedirect(address, {
            siteUrl: "https://home.test",
            additionalRedirectUrls: [pattern],
          })
          if (target === undefined) return
          const { protocol, hostname, username, password } = new URL(target)
          expect([protocol, username, password]).toEqual(["https:", "", ""])
          expect(hostname.split(".").slice(1).join(".")).toBe(site)
        },
      ),
      { numRuns: 3000 },
    )
  })

  test("a pattern's host matches only its own labels", () => {
    const piece = fc.constantFrom("*", "a", "b", "a*", "*b")
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 3 }),
        fc.array(label, { minLength: 1, maxLength: 4 }),
        (pieces, labels) => {
          const pattern = readRedirectPattern(`https://${pieces.join(".")}/`)
          const isMatch = pattern?.host.test(labels.join(".")) ?? false
          if (isMatch) expect(labels).toHaveLength(pieces.length)
        },
      ),
    )
  })
})
