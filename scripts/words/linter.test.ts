import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"

const folder = mkdtempSync(join(tmpdir(), "words-"))
beforeAll(() => {
  const config = {
    jsPlugins: [resolve("scripts/words/linter.mjs")],
    rules: { "words/in-sentence-files": "error", "words/more-than-participles": "error" },
  }
  writeFileSync(join(folder, "config.json"), JSON.stringify(config))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The texts and names that the linter refuses in a file. */
function refusalsOf(source: string): string[] {
  writeFileSync(join(folder, "screen.tsx"), source)
  const order = ["-c", join(folder, "config.json"), "--format=unix", folder]
  const { stdout } = spawnSync("node_modules/.bin/oxlint", order, { encoding: "utf8" })
  return Array.from(stdout.matchAll(/(?:Move|Say what) "(.*?)"/g), ([, name = ""]) => name)
}

test("words between tags, in attributes, in calls and in templates belong in a sentence file", () => {
  expect(
    refusalsOf(`export const Screen = ({ n }) => (
      <section aria-label="Sets of today">
        kg
        <Button onClick={() => toast("Saved.")} text={\`\${n} sets left\`} hint={n > 1 ? "Several" : sentences.one} action="Save Entry" />
      </section>
    )`),
  ).toEqual(
    ["Sets of today", "kg", "Saved.", "…sets left", "Several", "Save Entry"].map((text) =>
      expect.stringContaining(text.slice(1)),
    ),
  )
})

test("classes, keys, addresses, columns, selectors, compared values and errors for developers may stand anywhere", () => {
  expect(
    refusalsOf(`import { a } from "Some file"
      type Side = "Left side"
      export const query = { queryKey: ["month in full"], select: "id,name" }
      export const shapes = { "upper back": [] }
      export const isEnter = (event) => event.key === "Enter"
      export const heading = () => document.querySelector("main h1")?.closest("article section")
      export const bars = { "ez bar": 10 }
      export const stop = () => { throw new DOMException("No longer wanted.", "AbortError") }
      export const Part = () => <a className="quiet wide" linkClassName="button primary" href="/Log here">{fail(new Error("Not in a room"))}</a>`),
  ).toEqual([])
})

test("a function and a type need more than a participle for a name", () => {
  const source = `export function kept() {}
    const written = () => 1
    export interface Told { at: string }
    type Begun = string
    export function keptRows() { const sorted = () => 1; return sorted }
    export function embed() {}
    const known = new Set()`
  expect(refusalsOf(source)).toEqual(["kept", "written", "Told", "Begun"])
})
