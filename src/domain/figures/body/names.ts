export type Side = "R" | "L"

/** The figure's sides, and the sign of z on each. */
export const sides = [
  ["R", 1],
  ["L", -1],
] as const

type TrunkJoint = "hips" | "waist" | "neck" | "head"
export type LegJoint = "hip" | "knee" | "ankle"
export type ArmJoint = "shoulder" | "elbow" | "wrist" | "grip"

/** The joints that equipment and arrows can name; a joint of a limb is named as `[joint, side]`. */
export type JointName = TrunkJoint | "bar" | "hands" | readonly [joint: LegJoint | ArmJoint, side: Side]
