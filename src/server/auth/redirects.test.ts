import { describe, expect, test } from "vitest"
import { isAllowedRedirect } from "./redirects.ts"

const patterns = [
  "https://*.example.org/**",
  "https://exact.example/path",
  "repertoire://**",
  "http://*/any/*",
]
const allowed = (url: string, siteUrl = "https://gym.example") =>
  isAllowedRedirect(url, { siteUrl, additionalRedirectUrls: patterns })

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
  ])("to %s", (url) => {
    expect(allowed(url)).toBe(true)
  })

  test.each([
    ["http://127.0.0.1:3000", "http://127.0.0.1:5173/x"],
    ["http://127.0.0.1:3000", "http://localhost:3000/x"],
    ["http://localhost:3000", "http://127.0.0.1:3000/x"],
    ["http://[::1]:3000", "http://[::1]:4000/x"],
    ["http://192.168.1.5:3000", "http://192.168.1.5:3000/x"],
  ])("from the site %s to %s", (site, url) => {
    expect(allowed(url, site)).toBe(true)
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
  ])("to %j", (url) => {
    expect(allowed(url)).toBe(false)
  })

  test.each([
    ["http://localhost:3000", "http://localhost:4000/x"],
    ["http://127.0.0.1:3000", "https://127.0.0.1:3000/x"],
    ["http://127.0.0.1:3000", "http://2130706433:3000/x"],
    ["http://192.168.1.5:3000", "http://192.168.1.5:4000/x"],
    ["http://192.168.1.5:3000", "http://127.0.0.1:3000/x"],
  ])("from the site %s to %s", (site, url) => {
    expect(allowed(url, site)).toBe(false)
  })
})
