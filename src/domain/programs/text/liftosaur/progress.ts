import { roundTo } from "#domain/measures/numbers.ts"
import type { Increment, Rule } from "../../rule.ts"
import type { Remark } from "../note.ts"

/**
 * The meaning of a `progress:` section: a rule, "nothing" if it turns progress off, or null if it can't be
 * read. `low` and `high` are the rep range that `dp` gives the sets.
 */
export type Progress =
  | { kind: "rule"; rule: Rule; range: { low: number; high: number } | null }
  | { kind: "none" }

const call = /^([a-z]+)\s*\(([^()]*)\)\s*(?:\{[^{}]*\})?$/
const weight = /^(\d{1,4}(?:\.\d{1,3})?)(kg|lb)$/
const percent = /^(\d{1,3}(?:\.\d{1,2})?)%$/
const whole = /^\d{1,4}$/

/** Reads what follows `progress:`, such as `lp(5lb)`, `dp(2.5kg, 8, 12)` or `sum(30, 5lb)`. Null if it can't be read. */
export function readProgress(text: string, remark: Remark): Progress | null {
  if (text === "none") return { kind: "none" }
  const [, name, inside = ""] = call.exec(text) ?? []
  const args = inside.trim() === "" ? [] : inside.split(",").map((arg) => arg.trim())
  switch (name) {
    case "custom":
      remark("script", "custom")
      return fixed
    case "lp":
      return readLinear(args, remark)
    case "dp":
      return readDouble(args, remark)
    case "sum":
      return readSum(args, remark)
    default:
      return null
  }
}

const fixed: Progress = { kind: "rule", rule: { name: "fixed" }, range: null }

/** `lp(increase, successes, successes so far, decrease, misses, misses so far)` */
function readLinear(args: readonly string[], remark: Remark): Progress | null {
  const [increase = "", after = "1", met = "0", decrease, misses = "1", missed = "0"] = args
  if (args.length > 6 || ![after, met, misses, missed].every((count) => whole.test(count))) return null
  const inc = readStep(increase, remark)
  if (inc === "percent") return fixed
  const cut = readCut(decrease, Number(misses), remark)
  if (inc === null || cut === null) return null
  if (Number(met) > 0 || Number(missed) > 0) remark("in_a_row", args.join(", "))
  if (Number(after) <= 1) return { kind: "rule", rule: { name: "linear", inc, ...cut }, range: null }
  remark("in_a_row", args.join(", "))
  return { kind: "rule", rule: { name: "step", hold: Number(after), inc, ...cut }, range: null }
}

/** `dp(increase, lowest reps, highest reps)` */
function readDouble(args: readonly string[], remark: Remark): Progress | null {
  const [increase = "", low = "", high = ""] = args
  if (args.length !== 3 || !whole.test(low) || !whole.test(high) || Number(high) < Number(low)) return null
  const inc = readStep(increase, remark)
  if (inc === "percent") return fixed
  if (inc === null) return null
  remark("falls_back", "dp")
  return { kind: "rule", rule: { name: "double", inc }, range: { low: Number(low), high: Number(high) } }
}

/** `sum(reps, increase)` */
function readSum(args: readonly string[], remark: Remark): Progress | null {
  const [goal = "", increase = ""] = args
  if (args.length !== 2 || !whole.test(goal)) return null
  const inc = readStep(increase, remark)
  if (inc === "percent") return fixed
  if (inc === null) return null
  remark("falls_back", "sum")
  return { kind: "rule", rule: { name: "total", goal: Number(goal), inc }, range: null }
}

/** Reads a step such as `5lb`. In the other unit it becomes the usual step: 5 lb for 2.5 kg. */
function readStep(text: string, remark: Remark): Increment | "percent" | null {
  const [, step, unit] = weight.exec(text) ?? []
  if (step === undefined) {
    if (!percent.test(text)) return null
    remark("percent_step", text)
    return "percent"
  }
  const amount = Number(step)
  return unit === "kg"
    ? { kg: amount, lbs: roundTo(amount * 2, 3) }
    : { kg: roundTo(amount / 2, 4), lbs: amount }
}

/** Reads after how many misses a load is cut, and to what percentage. A cut by a weight becomes the usual cut of a tenth. */
function readCut(
  decrease: string | undefined,
  misses: number,
  remark: Remark,
): { fails?: number; back?: number } | null {
  const share = percent.exec(decrease ?? "")?.[1]
  if (share !== undefined && Number(share) > 0 && Number(share) < 100)
    return { fails: Math.max(1, misses), back: roundTo(100 - Number(share), 2) }
  const byWeight = weight.exec(decrease ?? "")?.[1]
  if (decrease !== undefined && share === undefined && byWeight === undefined) return null
  if (byWeight === undefined || Number(byWeight) === 0) {
    remark("falls_back", "lp")
    return {}
  }
  remark("falls_by", decrease ?? "")
  return { fails: Math.max(1, misses) }
}
