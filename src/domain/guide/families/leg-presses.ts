import type { GuideFamily } from "../guide-family.ts"

export const legPresses: GuideFamily = {
  move: "Bend your knees until they come close to your chest, then push until your legs are almost straight.",
  breathe: "In as the weight comes down, out as you push.",
  cues: ["Push through your whole foot.", "Stop just short of locking your knees."],
  mistakes: [
    "Lower back curls off the pad: don’t go as deep.",
    "Knees cave in: keep them in line with your toes.",
  ],
  exercises: {
    "Leg Press (Machine)": {
      setUp:
        "Sit all the way back in the machine, back and hips on the pad. Feet shoulder-width apart in the middle of the plate.",
      cues: ["Hold the handles and stay in the seat."],
      easier: "Seated Leg Press (Machine)",
      harder: "Hack Squat (Machine)",
      joints: ["hip", "knee"],
    },
    "Seated Leg Press (Machine)": {
      setUp:
        "Slide the machine’s seat until your knees are bent to 90 degrees or a little more. Feet flat on the plate, hip-width apart.",
      move: "Push until your legs are almost straight, then come back slowly without letting the plates touch.",
      breathe: "Out as you push, in as you return.",
      mistakes: ["Seat too far back: move it closer so that your knees bend fully."],
      easier: "Squat (Suspension)",
      harder: "Leg Press (Machine)",
      joints: ["hip", "knee"],
    },
    "Single Leg Press (Machine)": {
      setUp:
        "Sit all the way back in the machine and put one foot in the middle of the plate. Other foot on the floor.",
      move: "Bend your knee until it comes close to your chest, then push until your leg is almost straight.",
      cues: ["Keep both hips on the seat."],
      mistakes: ["Hip rolls to one side: use less weight."],
      easier: "Leg Press (Machine)",
      harder: "Bulgarian Split Squat (Dumbbell)",
      joints: ["hip", "knee"],
    },
    "Vertical Leg Press (Machine)": {
      setUp:
        "Lie in the machine with your hips right below the plate. Feet hip-width apart, safety stops set.",
      move: "Lower the plate until your knees are bent to 90 degrees, then press it straight up.",
      cues: ["Keep your hips on the pad."],
      mistakes: ["Feet too low: set them in the middle of the plate."],
      easier: "Leg Press (Machine)",
      joints: ["hip", "knee"],
    },
  },
}
