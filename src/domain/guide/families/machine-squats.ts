import type { GuideFamily } from "../guide-family.ts"

/** Squats on a machine, a belt or a landmine. */
export const machineSquats: GuideFamily = {
  move: "Sit down under control until your thighs are at least level, then push back up.",
  breathe: "In on the way down, out on the way up.",
  cues: ["Push through your whole foot.", "Stop just short of locking your knees."],
  mistakes: ["Knees cave in: push them out over your toes.", "Half reps: take off a plate and go lower."],
  exercises: {
    "Hack Squat (Machine)": {
      setUp:
        "Back flat on the pad, shoulders under the pads. Feet shoulder-width apart in the middle of the plate.",
      cues: ["Keep your lower back on the pad."],
      mistakes: ["Heels lift: move your feet up the plate."],
      easier: "Leg Press (Machine)",
      harder: "Pendulum Squat (Machine)",
      joints: ["hip", "knee"],
    },
    "Reverse Hack Squat (Machine)": {
      setUp: "Face the machine, chest on the pad and shoulders under the rests. Feet shoulder-width apart.",
      cues: ["Push your hips back as you sit."],
      mistakes: ["Lower back rounds at the bottom: stop a little higher."],
      easier: "Hack Squat (Machine)",
      harder: "Low Bar Squat (Barbell)",
      joints: ["hip", "knee"],
    },
    "Pendulum Squat (Machine)": {
      setUp:
        "Shoulders under the pads, back flat on the machine. Feet low on the plate, shoulder-width apart.",
      cues: ["Ride the arc slowly to the bottom."],
      mistakes: ["Bouncing at the bottom: pause for a second there."],
      easier: "V Squat (Machine)",
      harder: "Front Squat (Barbell)",
      joints: ["hip", "knee"],
    },
    "V Squat (Machine)": {
      setUp:
        "Stand in the machine with your shoulders under the pads. Feet shoulder-width apart, toes slightly out.",
      cues: ["Sit back into the pad."],
      mistakes: ["Hips lift off the pad: don’t go as deep, or use less weight."],
      easier: "Leg Press (Machine)",
      harder: "Hack Squat (Machine)",
      joints: ["hip", "knee"],
    },
    "Squat (Machine)": {
      setUp:
        "Set the shoulder pads of the machine so that you start nearly upright. Feet shoulder-width apart and flat.",
      cues: ["Chest up, eyes forward."],
      mistakes: ["Going too deep too soon: add depth week by week."],
      easier: "Squat (Bodyweight)",
      harder: "V Squat (Machine)",
      joints: ["hip", "knee"],
    },
    "Belt Squat (Machine)": {
      setUp:
        "Buckle the belt low on your hips and clip it to the machine. Feet shoulder-width apart, hands on the rail.",
      cues: ["Stay upright and let the belt pull you down."],
      mistakes: ["Pulling yourself up with your hands: touch the rail only for balance."],
      easier: "Goblet Squat (Kettlebell)",
      harder: "Bulgarian Split Squat (Dumbbell)",
      joints: ["hip", "knee"],
    },
    "Landmine Squat (Barbell)": {
      setUp:
        "Hold the free end of a landmine barbell at your chest with both hands. Feet shoulder-width apart, lean into it a little.",
      cues: ["Elbows pass inside your knees."],
      mistakes: ["Bar drifts away from you: keep your hands close to your chest."],
      easier: "Squat (Bodyweight)",
      harder: "Goblet Squat (Dumbbell)",
      joints: ["hip", "knee"],
    },
  },
}
