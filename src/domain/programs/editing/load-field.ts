import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { Load } from "../program.ts"
import type { RuleName } from "../rule.ts"
import { readLoad } from "../text/load-text.ts"
import { loadSentences } from "./load-sentences.ts"

/**
 * What the meaning of a load depends on: a percentage alone is a share of the rule's own load or of the training max,
 * and a number alone is in the program's unit.
 */
export interface LoadContext {
  rule: RuleName
  unit: WeightUnit
}

/** The kinds of load that a set can have, in the order in which they are offered. */
export const loadKinds = ["rule", "tm", "weight", "first", "own", "e1rm", "rpe", "last", "body"] as const
export type LoadKind = (typeof loadKinds)[number]

/** What a percentage alone refers to. Only the rule `weekly` has sets that are shares of its own load. */
const bareShare = (rule: RuleName) => (rule === "weekly" ? "own" : "tm")

/** Reads what a person types for a set's load: "75%", "80 kg", "first set", "RPE 8", or nothing. Undefined if it is something else. */
export function readLoadField(text: string, { rule, unit }: LoadContext): Load | null | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/\s/g, "")
    .replaceAll("−", "-")
    .replaceAll(",", ".")
    .replace("lbs", "lb")
    .replace(/^@/, "")
  if (plain === "") return null
  if (/^\d+(\.\d+)?$/.test(plain))
    return rule === "tm" || rule === "weekly"
      ? { of: bareShare(rule), percent: Number(plain) }
      : { of: "weight", weight: Number(plain), unit }
  if (/^\d+(\.\d+)?%$/.test(plain)) return { of: bareShare(rule), percent: Number.parseFloat(plain) }
  return readLoad(inTextForm(plain)) ?? undefined
}

/** The field's text as the text format of programs writes it. */
function inTextForm(plain: string): string {
  return plain
    .replace(/^firstset$/, "first")
    .replace(/^lasttime$/, "last")
    .replace(/^(?:bodyweight|body)/, "bw")
    .replace(/^([+-][\d.]+(?:kg|lb))$/, "bw$1")
    .replace(/%(?:of)?(?:the)?(?:tm|max|trainingmax)$/, "%")
    .replace(/%(?:of)?(?:the)?(?:e?1rm)$/, "%e")
    .replace(/%(?:of)?(?:the)?(?:load|x)$/, "%t")
    .replace(/%(?:of)?(?:the)?first(?:set)?$/, "%first")
}

/** A load as its field shows it; empty for the rule's own load. */
export function loadField(load: Load | null, { rule }: Pick<LoadContext, "rule">): string {
  if (load === null) return ""
  switch (load.of) {
    case "weight":
      return weightText(load)
    case "body":
      return load.weight === 0 ? loadSentences.body : `${load.weight > 0 ? "+" : ""}${weightText(load)}`
    case "rpe":
      return loadSentences.rpe(formatNumber(load.rpe))
    case "last":
      return loadSentences.last
    case "first":
      return load.percent === 100 ? loadSentences.first : loadSentences.ofFirst(formatNumber(load.percent))
    default:
      return load.of === bareShare(rule)
        ? `${formatNumber(load.percent)}%`
        : loadSentences[load.of](formatNumber(load.percent))
  }
}

const weightText = ({ weight, unit }: { weight: number; unit: WeightUnit }) =>
  `${formatNumber(weight)} ${unit === "lbs" ? "lb" : "kg"}`

/** The kind of load in a field; null if it can't be read. */
export function loadKindOf(text: string, context: LoadContext): LoadKind | null {
  const load = readLoadField(text, context)
  if (load === undefined) return null
  return load === null ? "rule" : load.of
}

const usual: Record<LoadKind, (unit: WeightUnit) => Load | null> = {
  rule: () => null,
  tm: () => ({ of: "tm", percent: 75 }),
  own: () => ({ of: "own", percent: 90 }),
  e1rm: () => ({ of: "e1rm", percent: 70 }),
  first: () => ({ of: "first", percent: 100 }),
  weight: (unit) => ({ of: "weight", weight: 20, unit }),
  rpe: () => ({ of: "rpe", rpe: 8 }),
  last: () => ({ of: "last" }),
  body: (unit) => ({ of: "body", weight: 0, unit }),
}

/** The text that the field starts with after a kind of load is chosen. */
export function textOfKind(kind: LoadKind, context: LoadContext): string {
  return loadField(usual[kind](context.unit), context)
}
