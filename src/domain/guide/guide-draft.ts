import type { GuideSteps, WrittenGuide } from "./written-guide.ts"

const stepFields = [
  ...["setUp", "move", "breathe", "firstCue", "secondCue", "firstMistake", "secondMistake"],
  ...["easier", "harder"],
] as const

export type GuideField = "line" | (typeof stepFields)[number]

/** A guide in a form: the text of each field. Switching between steps and a single line keeps the text of both. */
export interface GuideDraft extends Record<GuideField, string> {
  isLine: boolean
}

/** The form's fields for a guide; all of them are empty if there is none. */
export function draftOfGuide(guide: WrittenGuide | null): GuideDraft {
  const line = guide && "line" in guide ? guide.line : ""
  const steps = guide && "setUp" in guide ? guide : null
  const [firstCue = "", secondCue = ""] = steps?.cues ?? []
  const [firstMistake = "", secondMistake = ""] = steps?.mistakes ?? []
  return {
    ...{ isLine: line !== "", line },
    ...{ setUp: steps?.setUp ?? "", move: steps?.move ?? "", breathe: steps?.breathe ?? "" },
    ...{ firstCue, secondCue, firstMistake, secondMistake },
    ...{ easier: steps?.easier ?? "", harder: steps?.harder ?? "" },
  }
}

/** The guide in a form, without superfluous spaces. Null if nothing is written. */
export function guideOfDraft(draft: GuideDraft): WrittenGuide | null {
  const text = (field: GuideField) => draft[field].split(/\s+/).filter(Boolean).join(" ")
  const texts = (...fields: GuideField[]) => fields.map(text).filter(Boolean)
  if (draft.isLine) return text("line") === "" ? null : { line: text("line") }
  if (texts(...stepFields).length === 0) return null
  return {
    ...{ setUp: text("setUp"), move: text("move"), breathe: text("breathe") },
    ...{ cues: texts("firstCue", "secondCue"), mistakes: texts("firstMistake", "secondMistake") },
    ...{ easier: text("easier") || null, harder: text("harder") || null },
  }
}

/** Whether two guides say the same. */
export function isSameGuide(one: WrittenGuide | null, other: WrittenGuide | null): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

/** The guide with its properties in a fixed order. */
function plain(guide: WrittenGuide | null): WrittenGuide | null {
  if (!guide || "line" in guide) return guide && { line: guide.line }
  const { setUp, move, breathe, cues, mistakes, easier, harder } = guide
  return { setUp, move, breathe, cues, mistakes, easier, harder } satisfies GuideSteps
}
