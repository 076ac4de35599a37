import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { spawnRefused } from "#tests/support/process-server.ts"

vi.setConfig({ testTimeout: 120_000 })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "repertoire-start-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe("an invalid setting of Repertoire's own is named in one sentence", () => {
  test.each([
    [
      "OPENAI_BASE_URL",
      "api.openai.com",
      /^OPENAI_BASE_URL must be an address that starts with http:\/\/ or https:\/\/\. For example: OPENAI_BASE_URL=http/,
    ],
    [
      "OPENAI_TIMEOUT_SECONDS",
      "0",
      /^OPENAI_TIMEOUT_SECONDS must be a whole number from 1 to 600, not "0"\. For example: OPENAI_TIMEOUT_SECONDS=120$/,
    ],
    [
      "AI_DAILY_LIMIT",
      "many",
      /^AI_DAILY_LIMIT must be a whole number from 1 to 100000, not "many"\. For example: AI_DAILY_LIMIT=10$/,
    ],
  ])("%s=%s", async (name, value, sentence) => {
    const { exitCode, output } = await spawnRefused({ DATA_DIR: join(folder, "data"), [name]: value })
    const lines = output.trim().split("\n")
    expect(lines.at(-1)).toMatch(sentence)
    expect(output).not.toContain("    at ")
    expect(lines).toHaveLength(1)
    expect(exitCode).toBe(1)
  })
})
