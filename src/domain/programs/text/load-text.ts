import type { Load } from "../program.ts"
import { writeDecimal } from "./number-text.ts"

const number = String.raw`\d+(?:\.\d+)?`
const weight = new RegExp(`^(-?${number})(kg|lb)$`)
const share = new RegExp(`^(${number})%(e|t|first)?$`)
const rpe = new RegExp(`^rpe(${number})$`)
const body = new RegExp(`^bw(?:([+-]${number})(kg|lb))?$`)

const marks = { tm: "", e1rm: "e", own: "t", first: "first" } as const
type Share = keyof typeof marks
const shares: readonly Share[] = ["tm", "e1rm", "own", "first"]

/** Reads a load as it is written after "@"; null if the text isn't a load. */
export function readLoad(text: string): Load | null {
  if (text === "first") return { of: "first", percent: 100 }
  if (text === "last") return { of: "last" }
  return readWeight(text) ?? readShare(text) ?? readRpe(text)
}

function readWeight(text: string): Load | null {
  const fixed = weight.exec(text)
  if (fixed) return { of: "weight", weight: Number(fixed[1]), unit: unitOf(fixed[2]) }
  const added = body.exec(text)
  return added && { of: "body", weight: Number(added[1] ?? 0), unit: unitOf(added[2]) }
}

function readShare(text: string): Load | null {
  const parts = share.exec(text)
  const of = shares.find((kind) => marks[kind] === (parts?.[2] ?? ""))
  return parts && of ? { of, percent: Number(parts[1]) } : null
}

function readRpe(text: string): Load | null {
  const parts = rpe.exec(text)
  return parts && { of: "rpe", rpe: Number(parts[1]) }
}

const unitOf = (text: string | undefined) => (text === "lb" ? "lbs" : "kg")

/** Writes a load as it appears after "@". */
export function writeLoad(load: Load): string {
  switch (load.of) {
    case "weight":
      return weightText(load)
    case "body":
      return load.weight === 0 ? "bw" : `bw${load.weight > 0 ? "+" : ""}${weightText(load)}`
    case "rpe":
      return `rpe${writeDecimal(load.rpe)}`
    case "last":
      return "last"
    default:
      return load.of === "first" && load.percent === 100
        ? "first"
        : `${writeDecimal(load.percent)}%${marks[load.of]}`
  }
}

/** A weight as text, such as "2.5kg" or "5lb". */
const weightText = ({ weight, unit }: { weight: number; unit: "kg" | "lbs" }) =>
  `${writeDecimal(weight)}${unit === "lbs" ? "lb" : "kg"}`
