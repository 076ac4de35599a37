import { formatNumber } from "#domain/measures/numbers.ts"
import type { Load, ProgramSet } from "#domain/programs/program.ts"
import { rangeText } from "#domain/programs/session-words.ts"

/** The sets of a session in words: "5 at 65%, 5+ at 85%, 5 × 5 at the first set's weight". */
export function setsInWords(sets: readonly ProgramSet[]): string {
  return sets.map(setInWords).join(", ")
}

function setInWords({ count, amount, load }: ProgramSet): string {
  const times = count === 1 ? "" : `${count} × `
  const at = load === null ? "" : ` ${loadInWords(load)}`
  return `${times}${rangeText(amount)}${amount.open ? "+" : ""}${at}`
}

function loadInWords(load: Load): string {
  switch (load.of) {
    case "weight":
      return `at ${formatNumber(load.weight)} ${load.unit}`
    case "tm":
    case "own":
      return `at ${formatNumber(load.percent)}%`
    case "e1rm":
      return `at ${formatNumber(load.percent)}% of 1RM`
    case "first":
      return load.percent === 100
        ? "at the first set’s weight"
        : `at ${formatNumber(load.percent)}% of the first set`
    case "rpe":
      return `at RPE ${formatNumber(load.rpe)}`
    case "last":
      return "at last time’s weight"
    default:
      return load.weight === 0 ? "with your body weight" : `with ${formatNumber(load.weight)} ${load.unit}`
  }
}
