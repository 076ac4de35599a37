// People whom nobody tunes the coach to. The 40 cases in ../cases were in front of those who wrote the rules; these weren't. They are run by npm run
// coach:eval only. If one fails, the rule may be wrong for everyone, and is judged by its source; it is never changed to suit the person here. If an
// expectation itself is wrong, correct it here and say why in the commit.
import { brokenAlways } from "../cases/always.ts"
import { builtInCoach, type Feature } from "../cases/evaluate.ts"
import { readExpectation } from "../cases/predicates.ts"
import { lifters } from "./lifters.ts"
import type { Expectation, HeldOutPerson } from "./person.ts"
import { specialCases } from "./special-cases.ts"

export const heldOutPeople: readonly HeldOutPerson[] = [...lifters, ...specialCases]
export const features: readonly Feature[] = ["week", "routine", "goal", "workout", "month"]

/** The share of what a good coach would say that the built-in coach says, what it leaves out, and what must always hold but doesn't. */
export function scoreHeldOut(people: readonly HeldOutPerson[] = heldOutPeople) {
  const answers = people.flatMap((person) =>
    features.map((feature) => {
      const answer = builtInCoach[feature](person.athlete)
      const { always = [], good = [] } = person.expected[feature]
      const failing = (expectations: readonly Expectation[]) =>
        expectations
          .filter((each) => !holdsOf(each)(answer))
          .map((each) => `${person.name}, ${feature}: ${wordsOf(each)}`)
      return {
        count: good.length,
        failed: failing(good),
        always: [
          ...failing(always),
          ...brokenAlways(answer).map((each) => `${person.name}, ${feature}: ${each}`),
        ],
      }
    }),
  )
  const count = answers.reduce((sum, each) => sum + each.count, 0)
  const failed = answers.flatMap((each) => each.failed)
  return {
    count,
    failed,
    share: 1 - failed.length / Math.max(1, count),
    always: answers.flatMap((each) => each.always),
  }
}

const wordsOf = (expectation: Expectation) => (typeof expectation === "string" ? expectation : expectation[0])

function holdsOf(expectation: Expectation) {
  if (typeof expectation !== "string") return expectation[1]
  const isForbidden = expectation.startsWith("not ")
  const holds = readExpectation(isForbidden ? expectation.slice(4) : expectation, isForbidden)
  if (!holds) throw new Error(`Nothing reads "${expectation}".`)
  return isForbidden ? (answer: Parameters<typeof holds>[0]) => !holds(answer) : holds
}
