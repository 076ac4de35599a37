// Prints entries of the exercise guide chosen at random, so that someone who knows lifting can look for mistakes and
// filler: `node scripts/run-typescript.mjs scripts/draw-guide.ts 7 [COUNT]`.
import { argv } from "node:process"
import * as fc from "fast-check"
import { guideFamilies } from "#domain/guide/guide-families.ts"
import { guideLines } from "#domain/guide/guide-lines.ts"
import { type GuideEntry, guideOf } from "#domain/guide/guide.ts"

const seed = Number(argv[2])
const count = Number(argv[3] ?? 60)

const names = [
  ...guideFamilies.flatMap(({ exercises }) => Object.keys(exercises)),
  ...Object.keys(guideLines),
].toSorted()

function textOf(entry: GuideEntry): string {
  if ("line" in entry) return entry.line
  const { setUp, move, breathe, cues, mistakes, easier, harder, needsCoach } = entry
  return [
    `Set up: ${setUp} Move: ${move} Breathe: ${breathe}`,
    `Cues: ${cues.join(" ")} Mistakes: ${mistakes.join(" ")}`,
    `Easier: ${easier ?? "none"}. Harder: ${harder ?? "none"}.${needsCoach ? " Needs a coach." : ""}`,
  ].join("\n   ")
}

const [drawn = []] = fc.sample(fc.shuffledSubarray(names, { minLength: count, maxLength: count }), {
  seed,
  numRuns: 1,
})
console.log(`${count} of ${names.length} entries, seed ${seed}\n`)
for (const [index, name] of drawn.entries()) {
  const entry = guideOf(name)
  if (entry) console.log(`${index + 1}. ${name}\n   ${textOf(entry)}`)
}
