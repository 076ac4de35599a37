import { movementInSentence } from "./movement-words.ts"
import type { Obstacle } from "./suitable.ts"

const missing = (what: string) =>
  what === ""
    ? "You may not have the equipment for it."
    : `Needs: ${what}, which isn’t on your equipment list.`

const limit = ({ joint, pattern, muscle, reason }: Extract<Obstacle, { kind: "limit" }>["limit"]) => {
  const what = (joint && `your ${joint}`) ?? (pattern && movementInSentence(pattern)) ?? muscle
  const sentence = what === null ? "You avoid this exercise" : `Your limits include ${what}`
  return reason?.trim() ? `${sentence}: “${reason.trim()}”.` : `${sentence}.`
}

/** The wording for why an exercise doesn't suit a person. */
export const suitabilitySentences = {
  obstacle: (obstacle: Obstacle): string => {
    if (obstacle.kind === "limit") return limit(obstacle.limit)
    if (obstacle.kind === "missing") return missing(obstacle.what)
    if (obstacle.kind === "skill") return "Needs more practice first."
    if (obstacle.kind === "hidden") return "You’ve hidden this exercise."
    return "How much this exercise loads your joints isn’t known."
  },
  nothingLeft: (muscles: string) =>
    `No exercise for ${muscles} fits your limits and equipment. Train the rest.`,
}
