import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"

const folder = mkdtempSync(join(tmpdir(), "words-"))
const jsPlugins = [resolve("scripts/words/linter.mjs")]
beforeAll(() => {
  const config = {
    jsPlugins,
    rules: { "words/in-sentence-files": "error", "words/more-than-participles": "error" },
  }
  writeFileSync(join(folder, "config.json"), JSON.stringify(config))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The linter's report on a folder, by a configuration file's rules. */
function lint(config: string, path: string): string {
  const order = ["-c", config, "--format=unix", path]
  return spawnSync("node_modules/.bin/oxlint", order, { encoding: "utf8" }).stdout
}

/** The texts and names that the linter refuses in a file. */
function refusalsOf(source: string): string[] {
  const screens = join(folder, "screens")
  mkdirSync(screens, { recursive: true })
  writeFileSync(join(screens, "screen.tsx"), source)
  const printed = lint(join(folder, "config.json"), screens)
  return Array.from(printed.matchAll(/(?:Move|Say what) "(.*?)"/g), ([, name = ""]) => name)
}

/** Which of these files may not have a sentence, by the rules of this repository. */
function refusedAmong(files: readonly string[]): string[] {
  const copy = join(folder, "repository")
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), "export const label = (count: number) => `${count} sets are saved.`\n")
  }
  const config: object = JSON.parse(readFileSync(".oxlintrc.json", "utf8"))
  writeFileSync(join(copy, ".oxlintrc.json"), JSON.stringify({ ...config, jsPlugins }))
  const printed = lint(join(copy, ".oxlintrc.json"), copy)
  const refused = new Set(printed.split("\n").map((line) => /^(.*?):\d+:\d+: Move "/.exec(line)?.[1]))
  return files.filter((file) => [...refused].some((path) => path?.endsWith(file)))
}

test("text between tags, in attributes, calls and templates belongs in a sentence file", () => {
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

test("classes, keys, addresses, columns, selectors, compared values and errors for developers are allowed anywhere", () => {
  expect(
    refusalsOf(`import { a } from "Some file"
      type Side = "Left side"
      export const query = { queryKey: ["month in full"], select: "id,name" }
      export const shapes = { "upper back": [] }
      export const isEnter = (event) => event.key === "Enter"
      export const heading = () => document.querySelector("main h1")?.closest("article section")
      export const bars = { "ez bar": 10, kind: "Some kind" }
      export class Refused { name = "StravaRefused" }
      export const stop = () => { throw new DOMException("No longer wanted.", "AbortError") }
      export const Part = () => <a className="quiet wide" linkClassName="button primary" href="/Log here">{fail(new Error("Not in a room"))}</a>`),
  ).toEqual([])
})

test("the rules may not contain sentences either, not even in a property called name", () => {
  expect(
    refusalsOf(`export const next = (load) => ({ load, sentence: \`Stay at \${load} for now.\` })
      export const workout = (letter) => ({ name: \`Full Body \${letter}\`, days: 2 })`),
  ).toEqual(["Stay at … for now.", "Full Body …"])
})

test("in the app and its rules, sentences are in sentence files, and other apps' names in data files", () => {
  const refused = ["src/domain/records/next.ts", "src/domain/coach/rules/week.ts", "src/web/ui/button.tsx"]
  const allowed = [
    ...["src/domain/records/sentences.ts", "src/domain/coach/rules/week-sentences.ts"],
    ...["src/domain/text/name-words.ts", "src/domain/records/next.test.ts"],
    ...["src/domain/import/formats/app.ts", "src/domain/coach/checks/staples.ts"],
  ]
  expect(refusedAmong([...refused, ...allowed])).toEqual(refused)
})

test("the name of a function or type is more than a participle", () => {
  const source = `export function kept() {}
    const written = () => 1
    export interface Told { at: string }
    type Begun = string
    export function keptRows() { const sorted = () => 1; return sorted }
    export function embed() {}
    const known = new Set()`
  expect(refusalsOf(source)).toEqual(["kept", "written", "Told", "Begun"])
})
