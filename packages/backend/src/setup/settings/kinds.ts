// The kinds of settings whose values are words and numbers. `unset` is the value if the variable isn't set.
import { type About, refusal, type Setting, setting } from "./setting.ts"

type WithUnset<U> = About & { unset: U }

const answers = new Map([
  ["true", true],
  ["false", false],
])

/** Any text; `allowed` describes it. */
export function text<U>(about: WithUnset<U> & { allowed: string }): Setting<string | U> {
  return setting(about, about.allowed, (value) => value)
}

export function wholeNumber(about: WithUnset<number> & { from: number; to: number }): Setting<number> {
  const { from, to } = about
  return setting(about, `a whole number from ${from} to ${to}`, (value) => {
    const number = Number(value)
    return /^\d+$/.test(value) && number >= from && number <= to ? number : undefined
  })
}

/** A limit from one to a billion. */
export function bound(about: WithUnset<number>): Setting<number> {
  return wholeNumber({ ...about, from: 1, to: 1_000_000_000 })
}

export function yesOrNo<U>(about: WithUnset<U>): Setting<boolean | U> {
  return setting(about, "true or false", (value) => answers.get(value))
}

export function oneOf<T extends string, U extends T | undefined>(
  about: WithUnset<U> & { words: readonly T[] },
): Setting<T | U> {
  const { words } = about
  return setting(about, words.join(" or "), (value) => words.find((word) => word === value))
}

/** Comma-separated words from a fixed set. */
export function someOf<T extends string>(about: WithUnset<T[]> & { words: readonly T[] }): Setting<T[]> {
  const { words } = about
  const allowed = `any of ${words.join(", ")}, separated by commas`
  return setting(about, allowed, (value) =>
    partsOf(value).map((part) => {
      const found = words.find((word) => word === part)
      if (found) return found
      throw refusal(about, `must be ${allowed}, not "${part}".`)
    }),
  )
}

/** Comma-separated values. */
export function list(about: WithUnset<string[]> & { allowed: string }): Setting<string[]> {
  return setting(about, `${about.allowed}, separated by commas`, partsOf)
}

/** A secret that is long enough to be safe from guessing. */
export function longSecret(about: WithUnset<undefined>): Setting<string | undefined> {
  return setting(about, "at least 32 characters", (value) => {
    if (value.length >= 32) return value
    throw refusal(about, "must have at least 32 characters.")
  })
}

/** `off`, `hosted`, or numbers by name: `token=150,signup=30`. */
export function rateLimits(about: WithUnset<"hosted">): Setting<"off" | "hosted" | Record<string, number>> {
  return setting(about, "off, hosted, or numbers with their names, separated by commas", (value) => {
    if (value === "off" || value === "hosted") return value
    const pairs = value.split(",").map((pair) => /^\s*([a-z_]+)\s*=\s*(\d+)\s*$/.exec(pair))
    const numbers = pairs.flatMap((pair) => (pair?.[1] ? [[pair[1], Number(pair[2])] as const] : []))
    return numbers.length === pairs.length ? Object.fromEntries(numbers) : undefined
  })
}

/** The parts of a comma-separated value, without empty ones. */
export function partsOf(value: string): string[] {
  return value
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "")
}
