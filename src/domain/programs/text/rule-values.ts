import type { ExerciseRef, Increment, Stage } from "../rule.ts"
import { writeDecimal } from "./number-text.ts"

const number = String.raw`\d+(?:\.\d+)?`
const pair = new RegExp(`^(${number})kg/(${number})lb$`)
const stageShape = /^(\d+)x(\d+)(\+?)$/

/** The value of one of a rule's words. The functions that read values return null if they can't. */
export type RuleValue = number | string | number[] | Increment | Stage[] | ExerciseRef[]

export function readCount(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null
}

export function readDecimal(text: string): number | null {
  return new RegExp(`^${number}$`).test(text) ? Number(text) : null
}

export function readPercent(text: string): number | null {
  return text.endsWith("%") ? readDecimal(text.slice(0, -1)) : null
}

/** Reads an increment such as "2.5kg/5lb", or "0" for none. */
export function readIncrement(text: string): Increment | null {
  if (text === "0") return { kg: 0, lbs: 0 }
  const [, kg, lbs] = pair.exec(text) ?? []
  return kg === undefined ? null : { kg: Number(kg), lbs: Number(lbs) }
}

export function writeIncrement({ kg, lbs }: Increment): string {
  return kg === 0 && lbs === 0 ? "0" : `${writeDecimal(kg)}kg/${writeDecimal(lbs)}lb`
}

/** Reads the stages of a ladder, such as "5x3+>6x2+>10x1+". */
export function readStages(text: string): Stage[] | null {
  return readEach(text, ">", (part) => {
    const [, sets, reps, open] = stageShape.exec(part) ?? []
    return sets === undefined ? null : { sets: Number(sets), reps: Number(reps), open: open === "+" }
  })
}

export function writeStage({ sets, reps, open }: Stage): string {
  return `${sets}x${reps}${open ? "+" : ""}`
}

/** Reads all items of a list; null if one of them can't be read. */
export function readEach<Part>(
  text: string,
  separator: string,
  read: (part: string) => Part | null,
): Part[] | null {
  const parts = text.split(separator).map((part) => read(part.trim()))
  const readable = parts.filter((part): part is Part & {} => part !== null)
  return readable.length === parts.length ? readable : null
}
