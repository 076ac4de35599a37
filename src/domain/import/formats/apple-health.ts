import type { FileHistory } from "#domain/import/file-history.ts"
import { readTime } from "#domain/import/read-time.ts"
import { emptyHistory } from "#domain/import/row-reading.ts"
import { sentences } from "#domain/import/sentences.ts"
import { mostBodyWeight } from "#domain/import/set-limits.ts"
import { readNumber } from "#domain/import/written-numbers.ts"

// Matches a record of body weight. Tags aren't nested. Excluding `<` means that an unclosed tag is scanned
// only once, not again from each tag after it.
const record = /<Record\s[^<>]*?type="HKQuantityTypeIdentifierBodyMass"[^<>]*>/g
const attribute = (name: string) => new RegExp(String.raw`\s${name}="([^"]*)"`)
const [unitOf, valueOf, startOf] = [attribute("unit"), attribute("value"), attribute("startDate")]
/** The most characters that a record's tag can have. */
const longestTag = 20_000

/** Reads body weights from an Apple Health export piece by piece, because these exports can be gigabytes in size. */
export function appleHealthReader(): { add: (text: string) => void; finish: () => FileHistory } {
  const history = emptyHistory("Apple Health")
  let rest = ""
  let line = 1

  function readRecord(tag: string, at: number) {
    const value = valueOf.exec(tag)?.[1] ?? ""
    const unit = unitOf.exec(tag)?.[1] ?? ""
    const weight = readNumber(value, ".")
    const time = readTime(startOf.exec(tag)?.[1] ?? "")
    const problem = (sentence: string) => history.problems.push({ line: at, sentence, leftOut: [tag] })
    if (weight === null || weight <= 0 || weight > mostBodyWeight) problem(sentences.noBodyWeight(value))
    else if (unit !== "kg" && unit !== "lb") problem(sentences.unknownUnit(unit))
    else if (time === null) problem(sentences.noDate(startOf.exec(tag)?.[1] ?? ""))
    else history.weights.push({ line: at, at: time, weight, weight_unit: unit === "lb" ? "lbs" : "kg" })
  }

  return {
    add(text) {
      const piece = rest + text
      // A tag may continue in the next piece.
      const end = Math.max(piece.lastIndexOf(">") + 1, piece.length - longestTag)
      const whole = piece.slice(0, end)
      let [counted, at] = [0, line]
      for (const match of whole.matchAll(record)) {
        at += lineBreaks(whole.slice(counted, match.index))
        counted = match.index
        readRecord(match[0], at)
      }
      line = at + lineBreaks(whole.slice(counted))
      rest = piece.slice(end)
    },
    finish: () => history,
  }
}

const lineBreaks = (text: string) => text.split("\n").length - 1
