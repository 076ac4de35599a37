import * as z from "zod/mini"

const stepsSchema = z.object({
  setUp: z.string(),
  move: z.string(),
  breathe: z.string(),
  /** The cues; at most two. */
  cues: z.array(z.string()),
  mistakes: z.array(z.string()),
  /** The name of an easier exercise in the library. */
  easier: z.nullable(z.string()),
  harder: z.nullable(z.string()),
})

const lineSchema = z.object({ line: z.string() })

/** A guide step by step. */
export type GuideSteps = z.infer<typeof stepsSchema>

/** The guide that an admin has written for one of the library's exercises, as the database stores it: steps, or a single line. */
export type WrittenGuide = GuideSteps | z.infer<typeof lineSchema>

/** Reads the `guide` of an exercise. Null if there is none, or if it comes from a later release and can't be read. */
export function readWrittenGuide(json: unknown): WrittenGuide | null {
  return z.safeParse(z.union([lineSchema, stepsSchema]), json).data ?? null
}

/** The maximum number of words in a guide's instructions. The database refuses more. */
export const wordLimit = 120

/** The number of words in a guide's instructions. The names of easier and harder exercises aren't counted. */
export function countGuideWords(guide: WrittenGuide): number {
  const texts =
    "line" in guide
      ? [guide.line]
      : [guide.setUp, guide.move, guide.breathe, ...guide.cues, ...guide.mistakes]
  return texts
    .join(" ")
    .split(/\s+/)
    .filter((word) => word !== "").length
}
