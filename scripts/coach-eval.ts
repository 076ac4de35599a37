// Scores a coach on invented people: npm run coach:eval [-- WORDS]. With OPENAI_API_KEY in the environment, it asks the provider's model (three
// requests per person; OPENAI_BASE_URL and OPENAI_MODEL work as for the server); without it, the built-in coach. With WORDS, it runs only the cases
// whose names contain them. Exits with 1 if a hard property failed.
import { argv, env, exit } from "node:process"
import { askBuiltIn, askProvider } from "#tests/coach/coaches.ts"
import { cases } from "#tests/coach/histories.ts"
import { type Score, scoreOf } from "#tests/coach/properties.ts"

const words = argv.slice(2).join(" ")
const chosenCases = cases.filter(({ name }) => name.includes(words))
const apiKey = env["OPENAI_API_KEY"]
const provider = apiKey
  ? {
      apiKey,
      baseUrl: env["OPENAI_BASE_URL"] ?? "https://api.openai.com/v1",
      model: env["OPENAI_MODEL"] ?? "gpt-4o",
      patienceSeconds: 120,
    }
  : null

function report({ property, failed }: Score) {
  const share = chosenCases.length === 0 ? 0 : Math.floor(100 * (1 - failed.length / chosenCases.length))
  console.log(`${share.toString().padStart(4)} %  ${property.isHard ? "hard" : "soft"}  ${property.name}`)
  for (const { name, reasons } of failed) console.log(`          ${name}: ${reasons.slice(0, 3).join("; ")}`)
}

const suggestions = []
for (const { name, athlete } of chosenCases) {
  const suggested = provider ? await askProvider(provider, athlete) : askBuiltIn(athlete)
  suggestions.push({ name, athlete, suggested })
}
const scores = scoreOf(suggestions)
console.log(`${provider ? provider.model : "The built-in coach"}, ${chosenCases.length} people:`)
scores.forEach(report)
const hasFailed = scores.some(({ property, failed }) => property.isHard && failed.length > 0)
exit(hasFailed ? 1 : 0)
