import { readFileSync } from "node:fs"
import { execFileSync } from "node:child_process"
import { expect, test } from "vitest"

/** The specification writes these with a straight apostrophe, and its sentences stay as they are. */
const fromTheSpecification = ["Don't have an account?", "It's a rest day.", "You haven't set any goals yet."]

const comment = /^\s*(\/\/|\/?\*)/

/** The lines of all sentence files in a folder, without comments and the specification's own sentences. */
function sentencesIn(folder: string): string[] {
  const patterns = [`${folder}/**sentences*.ts`, `${folder}/**-words.ts`]
  const lines = execFileSync("git", ["ls-files", ...patterns], { encoding: "utf8" })
    .split("\n")
    .filter((file) => file && !file.includes(".test."))
    .flatMap((file) => readFileSync(file, "utf8").split("\n"))
    .filter(
      (line) => !comment.test(line) && !fromTheSpecification.some((sentence) => line.includes(sentence)),
    )
  expect(lines.length).toBeGreaterThan(1_000)
  return lines
}

test("on screen, an apostrophe is a curly one", () => {
  expect(sentencesIn("src/web").filter((line) => /\p{L}'(t|s|re|ve|ll|d|m)\b/u.test(line))).toEqual([])
})

test("a percent sign follows its number without a space", () => {
  expect(sentencesIn("src").filter((line) => /[\d})]\s%/u.test(line))).toEqual([])
})
