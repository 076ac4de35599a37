export type Side = "R" | "L"

/** The figure's sides, and the sign of z on each. */
export const sides = [
  ["R", 1],
  ["L", -1],
] as const

type TrunkJoint = "hips" | "waist" | "neck" | "head"
export type LegJoint = "hip" | "knee" | "ankle"
export type ArmJoint = "shoulder" | "elbow" | "wrist" | "grip"

/** The joints that kit and arrows can name: `[joint, side]` for those of a limb. */
export type JointName = TrunkJoint | "bar" | "hands" | readonly [joint: LegJoint | ArmJoint, side: Side]
