// A true reply as careless models write it: fences, prose, numbers as text, abbreviated days, missing fields. Each must be read like the true one.
import type { Feature } from "../cases/evaluate.ts"

/** A kind of carelessness: the replies, one after another. Null if this feature's reply can't have it. */
type Carelessness = (reply: object, feature: Feature) => string[] | null

const json = (value: unknown) => JSON.stringify(value)
const isPlan = (feature: Feature) => feature === "week" || feature === "routine"

/** The value with every field of this name changed. */
function changed(value: unknown, name: string, change: (field: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => changed(each, name, change))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      key === name ? change(field) : changed(field, name, change),
    ]),
  )
}

export const sloppiness: Readonly<Record<string, Carelessness>> = {
  "fences and prose": (reply) => [
    `Sure! Here is {your} answer:\n\`\`\`json\n${JSON.stringify(reply, null, 2)}\n\`\`\`\nEnjoy!`,
  ],
  "more fields than asked for": (reply) => [json({ thoughts: "Hm.", ...reply, confidence: 0.9 })],
  "another object behind it": (reply) => [`${json(reply)}\n{"note": "That was it."}`],
  "numbers as text": (reply, feature) => {
    const sets = changed(reply, "sets", (count) => `${String(count)} sets`)
    const numbers = ["weight", "targetValue"].reduce((value, name) => changed(value, name, asText), sets)
    return isPlan(feature) || feature === "goal" ? [json(numbers)] : null
  },
  "days by three letters": (reply, feature) =>
    feature === "week" ? [json(changed(reply, "day", (day) => String(day).slice(0, 3).toLowerCase()))] : null,
  "an empty workout on rest days": (reply, feature) =>
    feature === "week"
      ? [json(changed(reply, "workout", (workout) => workout ?? { name: "Rest", exercises: [] }))]
      : null,
  "null for no goals": (reply, feature) =>
    feature === "month" ? [json(changed(reply, "goalProgress", (goals) => nullIfEmpty(goals)))] : null,
  "prose first, the object when asked again": (reply) => ["I'd rather talk about it first.", json(reply)],
  "cut, then whole": (reply) => [json(reply).slice(0, -20), json(reply)],
  "nothing, then all": (reply) => ["", json(reply)],
}

const asText = (amount: unknown) =>
  typeof amount === "number" ? `${String(amount).replace(".", ",")} kg` : amount
const nullIfEmpty = (goals: unknown) => (Array.isArray(goals) && goals.length === 0 ? null : goals)
