import * as z from "zod/mini"
import { type ExerciseRef, type Rule, ruleSchema, type Stage } from "../rule.ts"
import type { Report } from "./problem.ts"
import { writeDecimal } from "./number-text.ts"
import { oneLine, quote, readQuoted } from "./quoted.ts"
import {
  readCount,
  readDecimal,
  readEach,
  readIncrement,
  readPercent,
  readStages,
  type RuleValue,
  writeIncrement,
  writeStage,
} from "./rule-values.ts"
import { isRuleName, ruleWords, type WordKind } from "./rule-words.ts"

/** Finds an exercise by its name. */
export type FindExercise = (name: string) => ExerciseRef | null

const wordShape = /[^\s="]+=(?:"(?:[^"\\]|\\.)*"|[^\s"]+)|\S+/g
const timed = /^(\d+)s$/

/** Reads a rule's name and words, such as `linear inc=2.5kg/5lb`. If a part can't be read, reports it and returns null. */
export function readRule(text: string, report: Report, find: FindExercise): Rule | null {
  const [name = "", ...words] = text.match(wordShape) ?? []
  if (!isRuleName(name)) {
    report("rule", name)
    return null
  }
  const values = words.map((word) => readWord(word, ruleWords[name], find))
  const unread = words.filter((_, place) => values[place] === null)
  // The unknown exercises of a ladder have already been reported by `find`.
  const isReported = (word: string) => "ladder" in ruleWords[name] && word.startsWith("ladder=")
  for (const word of unread) if (!isReported(word)) report("rule_word", word)
  if (unread.length > 0) return null
  const rule = z.safeParse(
    ruleSchema,
    Object.fromEntries([["name", name], ...values.flatMap((v) => (v ? [v] : []))]),
  )
  if (!rule.success) report("rule_word", text)
  return rule.data ?? null
}

function readWord(
  word: string,
  kinds: Readonly<Record<string, WordKind>>,
  find: FindExercise,
): [key: string, value: RuleValue] | null {
  const at = word.indexOf("=")
  const key = word.slice(0, at)
  const text = word.slice(at + 1)
  const seconds = timed.exec(text)?.[1]
  // A timed set grows by a number of seconds, as in `inc=10s`.
  if (key === "inc" && "seconds" in kinds && seconds !== undefined) return ["seconds", Number(seconds)]
  const kind = kinds[key]
  if (at < 1 || kind === undefined || kind === "seconds") return null
  const value = readers[kind](readQuoted(text)?.name ?? text, find)
  return value === null ? null : [key, value]
}

const readers: Readonly<Record<WordKind, (text: string, find: FindExercise) => RuleValue | null>> = {
  count: readCount,
  seconds: readCount,
  decimal: readDecimal,
  percent: readPercent,
  increment: readIncrement,
  counts: (text) => readEach(text, "+", readCount),
  percents: (text) => readEach(text, "+", readPercent),
  stages: readStages,
  restart: (text) => text,
  ladder: (text, find) => readEach(text, " > ", find),
}

/** Writes a rule as text. */
export function writeRule(rule: Rule): string {
  const values = new Map<string, RuleValue>(Object.entries(rule))
  const words = Object.entries(ruleWords[rule.name]).flatMap(([key, kind]) => {
    const value = values.get(key)
    return value === undefined ? [] : [writeWord(key, kind, value)]
  })
  return [rule.name, ...words].join(" ")
}

function writeWord(key: string, kind: WordKind, value: RuleValue): string {
  if (kind === "seconds") return `inc=${writeValue(kind, value)}s`
  const text = writeValue(kind, value)
  return `${key}=${/[\s"=|]/.test(text) ? quote(text) : text}`
}

const separators: Partial<Record<WordKind, string>> = { stages: ">", ladder: " > " }

function writeValue(kind: WordKind, value: RuleValue): string {
  if (typeof value === "string") return value
  if (typeof value === "number") return `${writeDecimal(value)}${kind.startsWith("percent") ? "%" : ""}`
  if (Array.isArray(value)) return value.map((part) => writePart(kind, part)).join(separators[kind] ?? "+")
  return writeIncrement(value)
}

function writePart(kind: WordKind, part: number | Stage | ExerciseRef): string {
  if (typeof part === "number") return writeValue(kind, part)
  return "sets" in part ? writeStage(part) : oneLine(part.exercise_name)
}
