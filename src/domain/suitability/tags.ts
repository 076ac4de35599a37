import type { Database } from "#domain/row-types.ts"

/** The kinds of movement. Each tagged exercise has one. */
export const patterns = [
  "anti-extension",
  "anti-rotation",
  "arm-cycle",
  "back-extension",
  "calf",
  "carry",
  "clean",
  "clean-press",
  "climb",
  "climb-machine",
  "combat",
  "conditioning",
  "core-flexion",
  "core-lateral",
  "core-rotation",
  "crawl",
  "cuff",
  "curl",
  "cycle",
  "dip",
  "fly",
  "forearm",
  "front-raise",
  "full-body",
  "gymnastics-pull",
  "hang",
  "hinge",
  "hinge-power",
  "hip-abduction",
  "hip-adduction",
  "hip-extension",
  "hip-flexion",
  "hold-push",
  "horizontal-pull",
  "horizontal-push",
  "impact-cardio",
  "jump",
  "knee-extension",
  "knee-flexion",
  "lateral-raise",
  "leg-press",
  "low-impact",
  "lunge",
  "mobility",
  "neck",
  "olympic",
  "olympic-pull",
  "paddle",
  "pullover",
  "rear-delt",
  "row-erg",
  "run",
  "shin",
  "shrug",
  "sled",
  "snatch",
  "sport",
  "squat",
  "squat-hold",
  "squat-press",
  "strongman-lift",
  "swim",
  "throw",
  "triceps-extension",
  "upright-row",
  "vertical-pull",
  "vertical-push",
  "walk",
  "walk-climb",
  "water",
] as const
export type Pattern = (typeof patterns)[number]

export const joints = ["shoulder", "elbow", "wrist", "lower back", "hip", "knee", "ankle", "neck"] as const
export type Joint = (typeof joints)[number]

/** Where an exercise's resistance comes from. */
const loadKinds = ["external", "bodyweight", "bodyweight+", "assisted", "band-assisted", "none"] as const
type LoadKind = (typeof loadKinds)[number]

/** Things that an exercise can need in addition to its equipment. */
export const needs = [
  "back extension bench",
  "bench",
  "box",
  "captains chair",
  "climbing wall",
  "decline bench",
  "dip bars",
  "foot anchor",
  "ghd",
  "household",
  "low bar",
  "pegboard",
  "preacher bench",
  "pull-up bar",
  "rack",
  "rope",
  "water",
] as const
export type Need = (typeof needs)[number]

/** The skill that an exercise takes: 1 none, 2 a short lesson, 3 practice or basic strength, 4 advanced. */
export type Skill = 1 | 2 | 3 | 4

type Row = Database["public"]["Tables"]["exercises"]["Row"]
/** The stored columns with an exercise's tags. */
export type TagColumns = Pick<
  Row,
  "pattern" | "skill" | "joint_loads" | "is_unilateral" | "load_kind" | "needs"
>

/** An exercise's tags. A tag is null if nobody has set it, as for most exercises that people add themselves. */
export interface Tags {
  pattern: Pattern | null
  skill: Skill | null
  /** How much each joint is loaded: 1 some, 2 a lot. Joints that are missing aren't loaded. */
  jointLoads: ReadonlyMap<Joint, number> | null
  isUnilateral: boolean | null
  loadKind: LoadKind | null
  needs: readonly Need[] | null
}

const isOneOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: unknown): text is Word =>
    words.some((word) => word === text)

export const isPattern = isOneOf(patterns)
export const isJoint = isOneOf(joints)
export const isLoadKind = isOneOf(loadKinds)
export const isNeed = isOneOf(needs)

const skills: readonly Skill[] = [1, 2, 3, 4]

/**
 * The tags of rows that have been read already. They are kept because the coach asks for those of every
 * exercise again and again.
 */
const readBefore = new WeakMap<object, Tags>()

/** The tags in an exercise's columns. Columns that are missing, as in responses stored by earlier releases, count as null. */
export function tagsOf(columns: Partial<TagColumns>): Tags {
  const known = readBefore.get(columns)
  if (known) return known
  const tags = readTags(columns)
  readBefore.set(columns, tags)
  return tags
}

function readTags(columns: Partial<TagColumns>): Tags {
  const { pattern = null, skill = null, joint_loads = null, is_unilateral = null, load_kind = null } = columns
  return {
    pattern,
    skill: skills.find((each) => each === skill) ?? null,
    jointLoads: joint_loads === null ? null : jointLoadsOf(joint_loads),
    isUnilateral: is_unilateral,
    loadKind: load_kind,
    needs: columns.needs?.filter(isNeed) ?? null,
  }
}

function jointLoadsOf(stored: object | string | number | boolean): Map<Joint, number> {
  return new Map(
    Object.entries(stored).flatMap(([joint, load]) =>
      isJoint(joint) && typeof load === "number" ? [[joint, load] as const] : [],
    ),
  )
}
