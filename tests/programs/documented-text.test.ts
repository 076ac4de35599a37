import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { readLibrary } from "../../supabase/seed/exercise-library.ts"
import { readAnyText } from "#domain/programs/text/read-any-text.ts"
import { ruleWords } from "#domain/programs/text/rule-words.ts"
import { writePrograms } from "#domain/programs/text/write-programs.ts"

const page = readFileSync("docs/program-text.md", "utf8")
const examples = [...page.matchAll(/^```(program|liftosaur)\n(.*?)^```$/gms)].map(([, kind, text = ""]) => ({
  kind,
  text,
}))
const known = new Map(
  readLibrary().flatMap(({ name, aliases }) => [name, ...aliases].map((text) => [text, name] as const)),
)
const find = (text: string) => {
  const name = known.get(text)
  return name === undefined ? null : { exercise_id: name, exercise_name: name }
}
const read = (text: string) => readAnyText(text, { find, name: "Lower Days" })

describe("the page about programs as text", () => {
  it("has examples that are read as described, without a problem", () => {
    expect(examples.map(({ kind }) => kind)).toEqual(["program", "liftosaur", "program"])
    for (const { kind, text } of examples) {
      const { format, programs, problems } = read(text)
      expect({ format, problems }).toEqual({ format: kind === "program" ? "own" : kind, problems: [] })
      expect(programs).toHaveLength(1)
    }
  })

  it("shows what Liftosaur's text becomes", () => {
    const [, theirs, ours] = examples
    expect(theirs && read(theirs.text).programs).toEqual(ours && read(ours.text).programs)
  })

  it("shows a program that comes back from its own text", () => {
    for (const { text } of examples) {
      const { programs } = read(text)
      expect(read(writePrograms(programs)).programs).toEqual(programs)
    }
  })

  it("names every rule", () => {
    for (const rule of Object.keys(ruleWords)) expect(page).toContain(`\`${rule}\``)
  })
})
