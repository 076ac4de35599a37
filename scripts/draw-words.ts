// Prints sentences and comments chosen at random, so that someone who hasn't seen the code can mark them: `node scripts/run-typescript.mjs
// scripts/draw-words.ts 7 [COUNT]`.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { argv } from "node:process"
import * as fc from "fast-check"

const folders = ["packages/backend/src", "scripts", "src", "supabase/functions"]
const namesOfOthers = /sharing\/fit-exercises|import\/formats|coach\/checks\/staples|scripts\/demo/
const seed = Number(argv[2])
const count = Number(argv[3] ?? 200)

const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.test\.|row-types/.test(name))
  .toSorted()

/** Whole sentences that people read: strings of three words or more. */
function sentencesIn(text: string): string[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
  return Array.from(
    withoutComments.matchAll(/"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`/g),
    ([, plain, made]) => plain ?? made ?? "",
  ).filter(
    (found) => /^[\p{Lu}0-9$][^<>;=]*\p{Ll} [^<>;=]*\s?\p{L}/u.test(found) && !/select |insert /i.test(found),
  )
}

/** Comments. Line comments with no code between them count as one. */
function commentsIn(text: string): string[] {
  // A block that begins anywhere else is part of a string, such as "application/*".
  const blocks = Array.from(text.matchAll(/(?:^[ \t]*|\{)\/\*\*?([\s\S]*?)\*\//gm), ([, inside = ""]) =>
    inside.replace(/@(?:param|returns)\b[\s\S]*/, ""),
  )
  const lines = Array.from(text.matchAll(/(?:^[ \t]*\/\/.*\n?)+/gm), ([found]) => found)
  return [...blocks, ...lines]
    .map((found) =>
      found
        .replace(/^\s*(\*|\/\/)\s?/gm, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((found) => found.split(" ").length > 3 && !found.startsWith("@"))
}

function draw(kind: string, find: (text: string) => string[]) {
  const all = files
    .filter((file) => !namesOfOthers.test(file))
    .flatMap((file) => find(readFileSync(file, "utf8")).map((text) => `${text}   [${file}]`))
  const [drawn = []] = fc.sample(fc.shuffledSubarray(all, { minLength: count, maxLength: count }), {
    seed,
    numRuns: 1,
  })
  console.log(`\n${kind}: ${count} of ${all.length}, seed ${seed}\n`)
  drawn.forEach((text, index) => console.log(`${index + 1}. ${text}`))
}

draw("Sentences", sentencesIn)
draw("Comments", commentsIn)
