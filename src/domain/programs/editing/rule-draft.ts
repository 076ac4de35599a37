import { formatNumber, readNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { ExerciseRef, Increment, Rule, RuleName, Stage } from "../rule.ts"
import { readEach, readStages, writeStage } from "../text/rule-values.ts"
import { ruleWords, type WordKind } from "../text/rule-words.ts"

/** A rule, as the text of its fields. Increments have a field for each unit: `inc.kg` and `inc.lbs`. */
export interface RuleDraft {
  name: RuleName
  /** The text of all fields that were filled in, including those of other rules, so that switching back and forth between rules loses nothing. */
  texts: Readonly<Record<string, string>>
  /** The exercises of the rule `variation`, which can't be edited in a field. */
  ladder: readonly ExerciseRef[]
}

/** A field of a rule: the word for it in the rule's text, and how it is read. */
export interface RuleField {
  key: string
  kind: Exclude<WordKind, "ladder">
}

/** The fields of a rule, in the order in which they are shown. */
export function ruleFields(name: RuleName): RuleField[] {
  return Object.entries(ruleWords[name]).flatMap(([key, kind]) => (kind === "ladder" ? [] : [{ key, kind }]))
}

/** A percentage that is stored as what remains, but shown as what is taken off. */
const isCut = (key: string) => key === "back"

export function draftOfRule(rule: Rule): RuleDraft {
  const values = new Map<string, unknown>(Object.entries(rule))
  const texts: Record<string, string> = {}
  for (const { key } of ruleFields(rule.name)) {
    const value = values.get(key)
    if (typeof value === "number") texts[key] = formatNumber(isCut(key) ? 100 - value : value)
    else if (typeof value === "string") texts[key] = value
    else if (Array.isArray(value)) texts[key] = listText(value)
    else if (isIncrement(value)) {
      texts[`${key}.kg`] = formatNumber(value.kg)
      texts[`${key}.lbs`] = formatNumber(value.lbs)
    }
  }
  return { name: rule.name, texts, ladder: rule.name === "variation" ? (rule.ladder ?? []) : [] }
}

const isIncrement = (value: unknown): value is Increment =>
  typeof value === "object" && value !== null && "kg" in value && "lbs" in value

const isStage = (part: unknown): part is Stage => typeof part === "object" && part !== null && "sets" in part

const listText = (parts: readonly unknown[]) =>
  parts.map((part) => (isStage(part) ? writeStage(part) : String(part))).join(", ")

// The usual increments in one unit, each with its nearest counterpart in the other.
const pounds = 2.5
const kilograms = 1.25

/** The draft with an increment in a unit. The other unit gets the nearest usual step, because a program's increments are pairs. */
export function withIncrementText(draft: RuleDraft, key: string, typed: { text: string; unit: WeightUnit }) {
  const { text, unit } = typed
  const other = unit === "kg" ? "lbs" : "kg"
  const reading = readNumber(text)
  const value = reading.ok ? reading.value : null
  const paired = value === null ? text : formatNumber(inOtherUnit(value, unit))
  return { ...draft, texts: { ...draft.texts, [`${key}.${unit}`]: text, [`${key}.${other}`]: paired } }
}

function inOtherUnit(value: number, unit: WeightUnit): number {
  if (value === 0) return 0
  const step = unit === "kg" ? pounds : kilograms
  const exact = unit === "kg" ? value / 0.45359237 : value * 0.45359237
  return Math.max(1, Math.round(exact / step)) * step
}

/**
 * Reads the rule in a draft without checking its values; returns the fields that can't be read, if there are
 * any.
 */
export function readRuleDraft({ name, texts, ladder }: RuleDraft): {
  rule: Record<string, unknown>
  unreadable: string[]
} {
  const rule: Record<string, unknown> = { name }
  const unreadable: string[] = []
  if (name === "variation" && ladder.length > 0) rule["ladder"] = ladder
  for (const { key, kind } of ruleFields(name)) {
    const value =
      kind === "increment" ? readPair(texts, key) : readText(texts[key]?.trim() ?? "", { key, kind })
    if (value === undefined) unreadable.push(key)
    else if (value !== null) rule[key] = value
  }
  return { rule, unreadable }
}

/** Reads an increment from the fields of both units. Null if both are empty, undefined if they can't be read. */
function readPair(texts: RuleDraft["texts"], key: string): Increment | null | undefined {
  const [kg, lbs] = [readNumber(texts[`${key}.kg`] ?? ""), readNumber(texts[`${key}.lbs`] ?? "")]
  if (!kg.ok || !lbs.ok) return undefined
  if (kg.value === null && lbs.value === null) return null
  return kg.value === null || lbs.value === null ? undefined : { kg: kg.value, lbs: lbs.value }
}

function readText(text: string, { key, kind }: RuleField): unknown {
  if (text === "") return null
  if (kind === "restart") return text
  if (kind === "stages")
    return readStages(text.replaceAll(/\s*[,>]\s*/g, ">").replaceAll(/\s*[×x]\s*/gi, "x")) ?? undefined
  if (kind === "counts" || kind === "percents") return readEach(text, ",", numberIn) ?? undefined
  const value = numberIn(text.replace(/\s*%$/, ""))
  if (value === null) return undefined
  return isCut(key) ? 100 - value : value
}

function numberIn(text: string): number | null {
  const reading = readNumber(text)
  return reading.ok ? reading.value : null
}

const usual: Partial<Record<RuleName, Readonly<Record<string, number>>>> = {
  total: { floor: 80 },
  amrap: { twice: 10 },
  last: { at: 25 },
  weekly: { fails: 2 },
  rpe: { up: 2.5, down: 5, mix: 0.5 },
  volume: { start: 3, max: 6, weeks: 4 },
  step: { hold: 3 },
  distance: { cap: 10, every: 4, dip: 80 },
}

/** The value that a rule uses for an empty field; null if it has no default. */
export function usualNumber(name: RuleName, key: string): number | null {
  const everywhere: Readonly<Record<string, number>> = { fails: 3, back: 10 }
  return usual[name]?.[key] ?? everywhere[key] ?? null
}
