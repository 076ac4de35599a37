import type { Amount, ProgramSet } from "../program.ts"
import { writeDecimal } from "./number-text.ts"
import { readLoad, writeLoad } from "./load-text.ts"
import type { Report } from "./problem.ts"

const number = String.raw`\d+(?:\.\d+)?`
const setShape = new RegExp(
  `^(?:(?<count>\\d+)x)?(?<low>${number})(?:-(?<high>${number}))?(?<open>\\+?)(?<decides>!?)(?<unit>s|min|km|mi)?(?<parts>(?:\\+\\d+s)*)$`,
)
const units = { s: "seconds", min: "minutes", km: "km", mi: "mi" } as const

/**
 * Reads the weeks of an exercise. Weeks are separated by "/", the sessions of a week by ">", and the sets of
 * a session by ",".
 */
export function readWeeks(text: string, report: Report): ProgramSet[][][] {
  const parts = (text: string, separator: string) => text.split(separator).map((part) => part.trim())
  return parts(text, "/").map((week) =>
    parts(week, ">").map((session) => parts(session, ",").flatMap((set) => readSet(set, report) ?? [])),
  )
}

function readSet(text: string, report: Report): ProgramSet | null {
  const [amountText = "", loadText, ...rest] = text.split("@").map((part) => part.trim())
  const parts = setShape.exec(amountText)?.groups
  const amount = parts && amountOf(parts)
  if (!amount || rest.length > 0) {
    report("set", text)
    return null
  }
  const load = loadText === undefined ? null : readLoad(loadText)
  if (loadText !== undefined && load === null) report("load", loadText)
  return { count: Number(parts["count"] ?? 1), amount, load, decides: parts["decides"] === "!" }
}

/** Reads what a set asks for, such as `5`, `8-12`, `5+`, `30s` or `90s+120s`; null if the text is something else. */
export function readAmount(text: string): Amount | null {
  const parts = setShape.exec(text)?.groups
  return parts && parts["count"] === undefined && parts["decides"] === "" ? amountOf(parts) : null
}

function amountOf(parts: Record<string, string | undefined>): Amount | null {
  const low = Number(parts["low"])
  const high = Number(parts["high"] ?? low)
  const open = parts["open"] === "+"
  const others = [...(parts["parts"] ?? "").matchAll(/\d+/g)].map(([seconds]) => Number(seconds))
  if (others.length > 0) {
    if (parts["unit"] !== "s" || open || high !== low) return null
    const all = [low, ...others]
    const total = all.reduce((sum, seconds) => sum + seconds, 0)
    return { unit: "intervals", low: total, high: total, open, parts: all }
  }
  const unit = Object.entries(units).find(([sign]) => sign === parts["unit"])?.[1] ?? "reps"
  return high < low ? null : { unit, low, high, open, parts: [] }
}

/** Writes the weeks of an exercise as text. */
export function writeWeeks(weeks: readonly (readonly (readonly ProgramSet[])[])[]): string {
  return weeks.map((week) => week.map((session) => session.map(writeSet).join(", ")).join(" > ")).join(" / ")
}

function writeSet({ count, amount, load, decides }: ProgramSet): string {
  const times = count === 1 ? "" : `${count}x`
  return `${times}${writeAmount(amount, decides)}${load === null ? "" : ` @${writeLoad(load)}`}`
}

function writeAmount({ unit, low, high, open, parts }: Amount, decides: boolean): string {
  if (unit === "intervals") return parts.map((seconds) => `${seconds}s`).join("+")
  const sign = Object.entries(units).find(([, name]) => name === unit)?.[0] ?? ""
  return `${writeDecimal(low)}${high === low ? "" : `-${writeDecimal(high)}`}${open ? "+" : ""}${decides ? "!" : ""}${sign}`
}
