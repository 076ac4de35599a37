// `npm run coach:people [-- WORDS]`: writes the built-in coach's answers to the held-out people (tests/coach/held-out) to
// test-results/coach-people.txt, for someone who coaches to read. With WORDS, only the people whose names contain them.
import { mkdirSync, writeFileSync } from "node:fs"
import { argv } from "node:process"
import type { Answer } from "#tests/coach/cases/answers.ts"
import { builtInCoach } from "#tests/coach/cases/evaluate.ts"
import { features, heldOutPeople } from "#tests/coach/held-out/held-out.ts"

const words = argv.slice(2).join(" ")
const folder = "test-results"

function planOf({ days }: Answer): string[] {
  return days
    .filter(({ parts }) => parts.length > 0)
    .map(({ day, description, parts }) => {
      const lifts = parts.map(
        ({ name, sets, reps, weight }) => `${name} ${sets} × ${reps} at ${weight ?? "–"}`,
      )
      return `  ${[day, description].filter(Boolean).join(", ")}: ${lifts.join("; ")}`
    })
}

const pages = heldOutPeople
  .filter(({ name }) => name.includes(words))
  .map(({ name, athlete }) => {
    const answers = features.flatMap((feature) => {
      const answer = builtInCoach[feature](athlete)
      return [`${feature}${answer.isNone ? ": none" : ""}`, ...planOf(answer), `  ${answer.text}`]
    })
    return [`# ${name}`, ...answers].join("\n")
  })

mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/coach-people.txt`, `${pages.join("\n\n")}\n`)
console.log(`${pages.length} people in ${folder}/coach-people.txt`)
