// Reads the expectations of cases.json that are written in its short form. Those in words are in the prose files.
import { tagsOf } from "#domain/suitability/tags.ts"
import type { Answer, AnswerPart } from "./answers.ts"

export type Holds = (answer: Answer) => boolean

export const partsOf = ({ days }: Answer): AnswerPart[] => days.flatMap(({ parts }) => parts)
export const named = (name: string, answer: Answer) =>
  partsOf(answer).filter((part) => name === "*" || part.name === name)
export const loadOf = ({ weight }: AnswerPart) => weight ?? null
export const rangeOf = ({ reps }: AnswerPart): [low: number, high: number] | null => {
  const found = /^(\d+)(?:-(\d+))?$/.exec(reps ?? "")
  return found ? [Number(found[1]), Number(found[2] ?? found[1])] : null
}
export const trainingDays = ({ days }: Answer) => days.filter(({ parts }) => parts.length > 0)
export const patternsOf = (answer: Answer) => partsOf(answer).map(({ exercise }) => tagsOf(exercise).pattern)
export const says = (answer: Answer, words: RegExp) => words.test(answer.text)

const compare: Record<string, (one: number, other: number) => boolean> = {
  "=": (one, other) => one === other,
  "<=": (one, other) => one <= other,
  ">=": (one, other) => one >= other,
  ">": (one, other) => one > other,
  "<": (one, other) => one < other,
}
const isSo = (one: number | null, sign: string, other: number) =>
  one !== null && (compare[sign]?.(one, other) ?? false)

const fullDays: Readonly<Record<string, string>> = { Tue: "Tuesday", Thu: "Thursday", Sun: "Sunday" }
const kinds = { easy: /conversation/, long: /long/i, intervals: /hard efforts/i }

/** Each form, and what it says about an answer. `isForbidden` marks an expectation that must not hold; for it, one matching part is enough. */
const forms: readonly (readonly [RegExp, (found: string[], isForbidden: boolean) => Holds])[] = [
  [
    /^load\((.+)\)=none$/,
    ([, name = ""]) =>
      (answer) =>
        named(name, answer).every((part) => loadOf(part) === null),
  ],
  [
    /^load\((.+)\)(=|<=|>=|>|<)([\d.]+)$/,
    ([, name = "", sign = "", value]) =>
      (answer) =>
        named(name, answer).some((part) => isSo(loadOf(part), sign, Number(value))),
  ],
  [
    /^sets\((.+)\)(=|<=|>=)(\d+)$/,
    ([, name = "", sign = "", value], isForbidden) =>
      (answer) => {
        const sets = named(name, answer).map((part) => isSo(part.sets ?? null, sign, Number(value)))
        return isForbidden ? sets.some(Boolean) : sets.length > 0 && sets.every(Boolean)
      },
  ],
  [
    /^reps\((.+)\)=(\d+)-(\d+)$/,
    ([, name = "", low, high], isForbidden) =>
      (answer) => {
        const ranges = named(name, answer).flatMap((part) => [rangeOf(part)].filter((each) => each !== null))
        const within = ranges.map(([from, to]) => from >= Number(low) && to <= Number(high))
        return isForbidden ? within.some(Boolean) : within.length > 0 && within.every(Boolean)
      },
  ],
  [
    /^reps\((.+)\)<=(\d+)$/,
    ([, name = "", most]) =>
      (answer) =>
        named(name, answer).some((part) => (rangeOf(part)?.[1] ?? Infinity) <= Number(most)),
  ],
  [
    /^has\((.+)\)$/,
    ([, name = ""]) =>
      (answer) =>
        named(name, answer).length > 0,
  ],
  [
    /^lacks\((.+)\)$/,
    ([, name = ""]) =>
      (answer) =>
        named(name, answer).length === 0,
  ],
  [
    /^pattern\(([\w-]+)\)$/,
    ([, name]) =>
      (answer) =>
        patternsOf(answer).some((each) => each === name),
  ],
  [
    /^lacksPattern\(([\w-]+)\)$/,
    ([, name]) =>
      (answer) =>
        patternsOf(answer).every((each) => each !== name),
  ],
  [
    /^maxSkill<=(\d)$/,
    ([, most]) =>
      (answer) =>
        partsOf(answer).every(({ exercise }) => (tagsOf(exercise).skill ?? 0) <= Number(most)),
  ],
  [
    /^maxJoint\((\w+)\)<=(\d)$/,
    ([, joint = "", most]) =>
      (answer) => {
        const name = joint.replace("_", " ")
        return partsOf(answer).every(({ exercise }) => {
          const loads = [...(tagsOf(exercise).jointLoads ?? [])]
          return loads.every(([each, load]) => each !== name || load <= Number(most))
        })
      },
  ],
  [
    /^days=(\d)$/,
    ([, count]) =>
      (answer) =>
        trainingDays(answer).length === Number(count),
  ],
  [
    /^lighter=(true|false)$/,
    ([, word]) =>
      ({ isLighter }) =>
        isLighter === (word === "true"),
  ],
  [
    /^return=true$/,
    () => (answer) => partsOf(answer).some(({ prescription }) => prescription?.phase === "return"),
  ],
  [
    /^kind\((\w+)\)=(easy|long|intervals)$/,
    ([, day = "", kind]) =>
      ({ days }) => {
        const words = kind === "easy" || kind === "long" || kind === "intervals" ? kinds[kind] : /^$/
        return days.some((each) => each.day === fullDays[day] && words.test(each.description))
      },
  ],
  [
    /^says\(\/(.+)\/(i?)\)$/,
    ([, words = "", flags]) =>
      (answer) =>
        says(answer, new RegExp(words, flags)),
  ],
  [
    /^silent\(\/(.+)\/(i?)\)$/,
    ([, words = "", flags]) =>
      (answer) =>
        !says(answer, new RegExp(words, flags)),
  ],
  [
    /^null$/,
    () =>
      ({ isNone }) =>
        isNone,
  ],
  [
    /^exerciseName=(.+)$/,
    ([, name]) =>
      ({ goal }) =>
        goal?.exerciseName === name,
  ],
  [
    /^targetValue(=|<=|>=|>|<)([\d.]+)$/,
    ([, sign = "", value]) =>
      ({ goal }) =>
        isSo(goal?.targetValue ?? null, sign, Number(value)),
  ],
  [
    /^targetValue(?: in lbs| for the bench)? ([\d.]+)-([\d.]+)$/,
    ([, low, high]) =>
      ({ goal }) =>
        goal !== null && goal.targetValue >= Number(low) && goal.targetValue <= Number(high),
  ],
]

/** What an expectation in the short form says; null if it is in another form. Parts joined by "or" hold if one of them does. */
export function readExpectation(text: string, isForbidden: boolean): Holds | null {
  for (const [form, holds] of forms) {
    const found = form.exec(text)
    if (found && !/\) or |\) and /.test(text)) return holds([...found], isForbidden)
  }
  if (!text.includes(" or ")) return null
  const read = text.split(" or ").map((part) => readExpectation(part.trim(), isForbidden))
  const all = read.filter((each) => each !== null)
  return all.length === read.length ? (answer) => all.some((holds) => holds(answer)) : null
}
