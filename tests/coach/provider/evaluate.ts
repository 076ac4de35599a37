// Scores how a model's replies are handled, from the prompt to what is stored, with the people of the cases.
import { bytesIn } from "#domain/coach/asking/bounded-json.ts"
import {
  goalReplySchema,
  monthAnalysisSchema,
  readReply,
  routineReplySchema,
  weekReplySchema,
  workoutAnalysisSchema,
} from "#domain/coach/asking/replies.ts"
import { type Athlete, limitOn } from "#domain/coach/person/athlete.ts"
import type { PretendProvider } from "@repertoire/backend/testing/pretend-provider.ts"
import { athleteOfCase } from "../cases/case-athlete.ts"
import { type WrittenCase, writtenCases } from "../cases/case-file.ts"
import type { Feature } from "../cases/evaluate.ts"
import { type Asked, askedFor, type Outcome, replyWith, type ReplyPath } from "./asking.ts"
import { trapsOf } from "./traps.ts"
import { type Trial, trialsOf } from "./trials.ts"

const features: readonly Feature[] = ["week", "routine", "goal", "workout", "month"]
const mostBytes = 12_000
const mostRequests = 2
const seedOfReplies = 37

const schemas = {
  ...{ week: weekReplySchema, routine: routineReplySchema, goal: goalReplySchema },
  ...{ workout: workoutAnalysisSchema, month: monthAnalysisSchema },
}

/** What was expected of replies, what didn't hold, and what must never happen but did. */
export interface ReplyScore {
  count: number
  failed: string[]
  always: string[]
}

interface AskedTrials {
  name: string
  asked: Asked
  trials: Trial[]
}

const trialsById = new Map<string, AskedTrials[]>()

/** The questions in a case, each with the replies to it. */
function questionsOf(written: WrittenCase): AskedTrials[] {
  const known = trialsById.get(written.id)
  if (known) return known
  const athlete = athleteOfCase(written)
  const all = features.flatMap((feature, place) => {
    const asked = askedFor(feature, athlete)
    if (!asked) return []
    const trials = trialsOf(asked, seedOfReplies * Number(written.id.slice(1)) + place)
    return [{ name: `${written.id} ${feature}`, asked, trials: [...trials, ...trapsOf(written, asked)] }]
  })
  trialsById.set(written.id, all)
  return all
}

/** What must hold whatever a provider writes. */
function brokenAlways({ feature, athlete }: Asked, { end, messages }: Outcome): string[] {
  const offered = messages.flatMap(exercisesIn).find((name) => !mayBeOffered(name, athlete))
  const stored = end.event === "result" ? JSON.stringify(end.data.reply) : null
  return [
    ...(messages.length > mostRequests ? [`${messages.length} requests`] : []),
    ...(messages.some((each) => bytesIn(each) > mostBytes) ? ["a prompt of more than 12,000 bytes"] : []),
    ...(messages.some(isTelling) ? ["a prompt that tells who the person is"] : []),
    ...(offered === undefined ? [] : [`a prompt that offers ${offered}`]),
    ...(stored !== null && readReply<unknown>(schemas[feature], stored) === null
      ? ["an unreadable answer"]
      : []),
  ]
}

/** Whether a prompt has an id, an email address or a phone number. */
const isTelling = (prompt: string) =>
  /[0-9a-f]{8}-[0-9a-f]{4}-|[\w.+-]+@[\w-]+\.\w|"(?:user_)?id"|\+\d[\d ]{8,}\d/i.test(prompt)

/** The exercises that a prompt offers. */
function exercisesIn(message: string): string[] {
  const data: unknown = JSON.parse(message.slice(message.lastIndexOf("DATA:\n") + "DATA:\n".length))
  const names: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "exercises") : null
  return Array.isArray(names) ? names.map(String) : []
}

/** Whether an exercise may be offered to the person: no limit rules it out, and nothing else does either unless they already do it. */
function mayBeOffered(name: string, athlete: Athlete): boolean {
  const known = athlete.exercises.find(({ exercise_name }) => exercise_name === name)
  if (!known || limitOn(known, athlete)) return false
  return !athlete.obstacles.has(known.exercise_id) || athlete.times.has(known.exercise_id)
}

/** What goes wrong when a path (the steps from a question to an answer) handles a case's replies, the same ones each time. */
async function scoreCase(
  written: WrittenCase,
  path: ReplyPath,
  provider: PretendProvider,
): Promise<ReplyScore> {
  const score: ReplyScore = { count: 0, failed: [], always: [] }
  for (const { name, asked, trials } of questionsOf(written)) {
    for (const { kind, replies, faults, dangers } of trials) {
      // oxlint-disable-next-line no-await-in-loop -- the provider has one set of replies at a time
      const outcome = await replyWith(provider, path, asked, replies)
      score.count += 1
      score.failed.push(...faults(outcome).map((fault) => `${name}, ${kind}: ${fault}`))
      const broken = [...dangers(outcome), ...brokenAlways(asked, outcome)]
      score.always.push(...broken.map((each) => `${name}, ${kind}: ${each}`))
    }
  }
  return score
}

/** What goes wrong when a path handles the replies of these cases, by default of all. A reply with several faults counts once. */
export async function scoreReplies(
  path: ReplyPath,
  provider: PretendProvider,
  cases: readonly WrittenCase[] = writtenCases,
): Promise<ReplyScore & { share: number }> {
  const all: ReplyScore[] = []
  // oxlint-disable-next-line no-await-in-loop -- the provider has one set of replies at a time
  for (const written of cases) all.push(await scoreCase(written, path, provider))
  const count = all.reduce((sum, each) => sum + each.count, 0)
  const failed = all.flatMap((each) => each.failed)
  const wrong = new Set(failed.map((each) => each.slice(0, each.indexOf(": "))))
  return { share: 1 - wrong.size / count, count, failed, always: all.flatMap((each) => each.always) }
}

/** The first failure of a path with a mistake in these cases that isn't in `known`; null if they don't notice the mistake. */
export async function firstNoticedInReplies(
  path: ReplyPath,
  provider: PretendProvider,
  known: readonly string[],
  cases: readonly WrittenCase[],
): Promise<string | null> {
  for (const written of cases) {
    // oxlint-disable-next-line no-await-in-loop -- the provider has one set of replies at a time
    const { failed, always } = await scoreCase(written, path, provider)
    const noticed = [...failed, ...always].find((each) => !known.includes(each))
    if (noticed !== undefined) return noticed
  }
  return null
}
