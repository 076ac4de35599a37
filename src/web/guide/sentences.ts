import type { Movement } from "#domain/exercises/movement.ts"
import type { GuideJoint } from "#domain/guide/guide-family.ts"
import { writeList } from "#domain/text/formats.ts"

const joints: Record<GuideJoint, string> = {
  shoulder: "shoulders",
  elbow: "elbows",
  wrist: "wrists",
  "lower back": "lower back",
  hip: "hips",
  knee: "knees",
  ankle: "ankles",
  neck: "neck",
}

/** The wording around the guide to an exercise. The guide itself is in `src/domain/guide`. */
export const sentences = {
  howTo: (exercise: string) => `How to do ${exercise}`,
  stepByStep: "Step by Step",
  movesLike: "Moves like ",
  setUp: "Set up",
  move: "Move",
  breathe: "Breathe",
  cues: "Cues",
  mistakes: "Common mistakes",
  easier: "Easier",
  harder: "Harder",
  coachFirst: "Learn this from a coach first.",
  loads: (loaded: readonly GuideJoint[]) =>
    `Loads your ${writeList(loaded.map((each) => joints[each]))} the most.`,
  caution: "Stop if it hurts. This isn’t medical advice.",
  noGuide: ({ isOwn = false, name }: Movement) =>
    isOwn
      ? `This exercise moves like “${name}”, which has no guide. To choose another, tap Edit on this exercise’s page.`
      : "There’s no guide to this exercise.",
  back: (exercise: string) => `Back to ${exercise}`,
}
