// Scores a coach on invented people: npm run coach:eval [-- WORDS]. With OPENAI_API_KEY in the environment, it asks the
// provider's model (three requests per person; OPENAI_BASE_URL and OPENAI_MODEL work as for the server); without the key,
// it asks the built-in coach. With WORDS, it runs only the cases whose names contain them.
// Without a key and without WORDS, it also checks the checks themselves. The built-in coach answers the cases of
// tests/coach/cases, then coaches with one mistake each. The rules for lifts coach simulated people for a year, then do
// so again with one mistake in each of the rules. A made-up provider gives true, sloppy and false replies to the cases'
// questions, which are handled as in the app, then with one mistake in the handling. Every mistake has to be noticed.
// Last come the held-out people, to whom nobody tunes the rules (tests/coach/held-out).
// Exits with 1 if anything that must hold failed.
import { argv, env, exit } from "node:process"
import { coachRules } from "#domain/coach/lifts/rules/rules.ts"
import { evaluatePersona, firstFailure } from "#tests/coach/lifts/evaluate.ts"
import { mutations } from "#tests/coach/lifts/mutations.ts"
import { personas } from "#tests/coach/lifts/personas.ts"
import { analysed, firstNoticed, planned, scoreCases } from "#tests/coach/cases/evaluate.ts"
import { tellingCases, wrongCoaches } from "#tests/coach/cases/wrong-coaches.ts"
import { heldOutPeople, scoreHeldOut } from "#tests/coach/held-out/held-out.ts"
import { startProvider } from "@repertoire/backend/testing/pretend-provider.ts"
import { checkedFaulty } from "#tests/coach/claims/checked-replies.ts"
import { rightPath } from "#tests/coach/provider/asking.ts"
import { firstNoticedInReplies, scoreReplies } from "#tests/coach/provider/evaluate.ts"
import { tellingReplies, wrongPaths } from "#tests/coach/provider/wrong-paths.ts"
import { writtenCases } from "#tests/coach/cases/case-file.ts"
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
      format: "json_object" as const,
    }
  : null

function report({ property, failed }: Score) {
  const share = chosenCases.length === 0 ? 0 : Math.floor(100 * (1 - failed.length / chosenCases.length))
  console.log(`${share.toString().padStart(4)}%  ${property.isHard ? "hard" : "soft"}  ${property.name}`)
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
const leastHeld = 0.95
const leastHeldOut = 0.85
const percent = (part: number) => `${(100 * part).toFixed(1)} %`

/**
 * Prints how many of the cases' expectations the built-in coach meets, and which case catches each of the coaches that are wrong on purpose. Returns
 * whether everything that must hold does.
 */
function reportCases(): boolean {
  const { share, count, failed, always } = scoreCases(planned)
  console.log(`\nCases, week, routine and goal: ${percent(share)} of ${count} expectations`)
  for (const each of [...failed, ...always]) console.log(`          ${each}`)
  const analyses = scoreCases(analysed)
  console.log(`Cases, analyses: ${percent(analyses.share)} of ${analyses.count} expectations`)
  for (const each of [...analyses.failed, ...analyses.always]) console.log(`          ${each}`)
  console.log("Coaches with a mistake:")
  const noticed = Object.entries(wrongCoaches).map(([name, coach]) => {
    const found = firstNoticed(coach, failed, tellingCases[name])
    console.log(`${found === null ? "missed" : "caught"}  ${name}${found === null ? "" : ` (${found})`}`)
    return found
  })
  const isGood = [share, analyses.share].every((held) => held >= leastHeld)
  return isGood && always.length + analyses.always.length === 0 && noticed.every((found) => found !== null)
}

/** Prints how many of the expectations for the held-out people the built-in coach meets. Returns whether that is enough. */
function reportHeldOut(): boolean {
  const { share, count, failed, always } = scoreHeldOut()
  console.log(`\nHeld out, ${heldOutPeople.length} people: ${percent(share)} of ${count} expectations`)
  for (const each of [...failed, ...always.map((broken) => `ALWAYS ${broken}`)])
    console.log(`          ${each}`)
  return share >= leastHeldOut && always.length === 0
}

/**
 * Prints how the replies of a made-up provider are handled, and which case notices each mistake in handling them. Returns whether everything that
 * must hold does.
 */
async function reportReplies(): Promise<boolean> {
  const madeUp = await startProvider()
  const { share, count, failed, always } = await scoreReplies(rightPath, madeUp)
  console.log(
    `\nReplies of a provider, true, sloppy and false: ${percent(share)} of ${count} as they must be`,
  )
  for (const each of [...failed, ...always.map((broken) => `ALWAYS ${broken}`)])
    console.log(`          ${each}`)
  console.log("Kinds of mistakes in replies:")
  let isGood = share >= leastHeld && always.length === 0
  for (const [name, path] of Object.entries(wrongPaths)) {
    const telling = writtenCases.filter(({ id }) => id === tellingReplies[name])
    // oxlint-disable-next-line no-await-in-loop -- the provider has one set of replies at a time
    const found = await firstNoticedInReplies(path, madeUp, failed, [...telling, ...writtenCases])
    console.log(`${found === null ? "missed" : "caught"}  ${name}${found === null ? "" : ` (${found})`}`)
    isGood &&= found !== null
  }
  await madeUp.stop()
  return isGood
}

const countOfFaulty = 200

/** Prints what happens to analyses with one false claim each, by kind of claim. Returns whether every claim is handled as its kind requires. */
function reportFaulty(): boolean {
  const checked = checkedFaulty(countOfFaulty)
  console.log(`\n${countOfFaulty} analyses with one false claim each:`)
  console.log("replaced  marked  removed  refused  let through")
  const line = (of: typeof checked, name: string) => {
    const counts = (["replaced", "marked", "removed", "refused", "nothing"] as const).map(
      (outcome) => of.filter((each) => each.outcome === outcome).length,
    )
    const [replaced, ...others] = counts.map((each) => `${each || "–"}`)
    console.log(`${replaced?.padStart(8)}${others.map((each) => each.padStart(8)).join(" ")}   ${name}`)
  }
  for (const kind of new Set(checked.map((each) => each.kind)))
    line(
      checked.filter((each) => each.kind === kind),
      kind,
    )
  line(checked, "in all")
  return checked.every(({ outcome, claim }) => outcome === claim.outcome)
}

const seeds = 16

/**
 * Prints how each kind of simulated person progresses in a year, and which check notices each mistake. Returns whether everything that must hold
 * does.
 */
function reportSeasons(): boolean {
  console.log(`\nA year with the rules for lifts, seeds 0 to ${seeds - 1}:`)
  let isGood = true
  for (const each of personas) {
    const { persona, gain, lighterWeeks, failures } = evaluatePersona(each, coachRules, seeds)
    const figures = `${(100 * gain).toFixed(1).padStart(5)}%  ${lighterWeeks.toFixed(1)} lighter weeks`
    console.log(`${figures}  ${persona.name}${failures.length > 0 ? `: ${failures.join("; ")}` : ""}`)
    isGood &&= failures.length === 0
  }
  console.log("\nRules with a mistake:")
  for (const { name, rules } of mutations) {
    const failure = firstFailure(rules, seeds)
    console.log(
      `${failure === null ? "missed" : "caught"}  ${name}${failure === null ? "" : ` (${failure})`}`,
    )
    isGood &&= failure !== null
  }
  return isGood
}

const hasFailed = scores.some(({ property, failed }) => property.isHard && failed.length > 0)
const isAll = provider === null && words === ""
const areCasesGood = !isAll || reportCases()
const areHeldOutGood = !isAll || reportHeldOut()
const areRepliesGood = !isAll || (await reportReplies())
const areFaultyGood = !isAll || reportFaulty()
const areSeasonsGood = !isAll || reportSeasons()
const areAllGood = areCasesGood && areHeldOutGood && areRepliesGood && areFaultyGood && areSeasonsGood
exit(hasFailed || !areAllGood ? 1 : 0)
