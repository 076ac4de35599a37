import type { GuideFamily } from "../guide-family.ts"

/** Steps onto a box, and down from one. */
export const stepUps: GuideFamily = {
  move: "Push through the foot on the box until that leg is straight, then lower yourself slowly.",
  breathe: "Out as you rise, in as you lower.",
  cues: ["Drive through your heel.", "Touch down softly."],
  mistakes: [
    "Pushing off the floor: lift the toes of the lower foot first.",
    "Knee caves in: point it over your toes.",
  ],
  exercises: {
    "Step Up": {
      setUp: "Place one foot flat on a box at about knee height. Stand close to it.",
      cues: ["Stand up tall before you step down."],
      easier: "Split Squat (Bodyweight)",
      harder: "Step Up (Dumbbell)",
      joints: ["knee"],
    },
    "Step Up (Dumbbell)": {
      setUp: "Hold a dumbbell in each hand at your sides. One foot flat on a knee-high box.",
      cues: ["Keep your chest over the box."],
      mistakes: ["Box too high: choose one that brings your thigh no higher than level."],
      easier: "Step Up",
      harder: "Step Up (Barbell)",
      joints: ["knee"],
    },
    "Step Up (Barbell)": {
      setUp: "Bar on your upper back, box close to the rack. One foot flat on the box.",
      cues: ["Steady yourself at the top."],
      mistakes: ["Dropping down: take two seconds to lower yourself."],
      easier: "Step Up (Dumbbell)",
      harder: "Bulgarian Split Squat (Barbell)",
      joints: ["hip", "knee"],
    },
    "Lateral Step Down": {
      setUp: "Stand sideways on a low box, one foot on it and the other hanging free beside it.",
      move: "Bend the standing knee until the free heel brushes the floor, then stand up again.",
      breathe: "In on the way down, out on the way up.",
      cues: ["Hips level.", "Sit back a little."],
      mistakes: ["Hip of the hanging leg drops: use a lower box.", "Knee caves in: point it over your toes."],
      easier: "Poliquin Step Up",
      harder: "Pistol Squat (Assisted)",
      joints: ["knee"],
    },
    "Poliquin Step Up": {
      setUp: "Stand on a low box with your heel on a wedge, other foot hanging free in front.",
      move: "Bend the standing knee until the free heel touches the floor in front, then straighten.",
      breathe: "In on the way down, out on the way up.",
      cues: ["Let your knee go forward over your toes.", "Only brush the floor."],
      mistakes: [
        "Leaning on the lower foot: put no weight on it.",
        "Knee caves in: point it over your toes.",
      ],
      harder: "Lateral Step Down",
      joints: ["knee"],
    },
  },
}
