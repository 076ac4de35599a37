import { readFileSync } from "node:fs"
import { execFileSync } from "node:child_process"
import { expect, test } from "vitest"

/** The specification writes these with a straight apostrophe, and its sentences stay as they are. */
const fromTheSpecification = ["Don't have an account?", "It's a rest day.", "You haven't set any goals yet."]

const comment = /^\s*(\/\/|\/?\*)/
const files = execFileSync("git", ["ls-files", "src/web/**sentences*.ts", "src/web/**-words.ts"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && !file.includes(".test."))
const lines = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(
      (line) => !comment.test(line) && !fromTheSpecification.some((sentence) => line.includes(sentence)),
    ),
)

test("on screen, an apostrophe is a curly one", () => {
  expect(lines.length).toBeGreaterThan(1_000)
  expect(lines.filter((line) => /\p{L}'(t|s|re|ve|ll|d|m)\b/u.test(line))).toEqual([])
})

test("on screen, a percent sign follows its number without a space", () => {
  expect(lines.filter((line) => /[\d})]\s%/u.test(line))).toEqual([])
})
