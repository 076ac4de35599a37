import type { GuideFamily } from "../guide-family.ts"

/** Rows with the body bent forward. */
export const bentOverRows: GuideFamily = {
  move: "Pull your elbows back until the weight reaches your lower ribs, then lower it until your arms are straight.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Elbows back, not up.", "Long back, still body."],
  mistakes: [
    "Standing up with each rep: use less weight.",
    "Back rounds: bend your knees and push your hips back.",
  ],
  exercises: {
    "Bent Over Row (Barbell)": {
      setUp:
        "Hold the bar just outside your legs, palms toward you. Push your hips back until your torso is nearly level.",
      cues: ["Pull the bar along your thighs to your belly.", "Squeeze your shoulder blades."],
      easier: "Bent Over Row (Dumbbell)",
      harder: "Pendlay Row (Barbell)",
      joints: ["lower back"],
    },
    "Bent Over Row - Underhand (Barbell)": {
      setUp: "Hold the bar shoulder-width apart, palms forward. Push your hips back and lean about halfway.",
      move: "Pull the bar to your belly button with your elbows close, then lower it until your arms are straight.",
      cues: ["Bar slides up your thighs to your belly button.", "Elbows brush your sides."],
      mistakes: ["Curling the bar: pull with your elbows."],
      easier: "Bent Over Row (Dumbbell)",
      harder: "Bent Over Row (Barbell)",
      joints: ["lower back"],
    },
    "Pendlay Row (Barbell)": {
      setUp:
        "Bar on the floor over the middle of your feet. Bend until your back is level, hands wider than your legs.",
      move: "Pull the bar fast to your lower chest, then put it back on the floor and reset.",
      cues: ["Back stays level the whole time."],
      mistakes: [
        "Chest rises to meet the bar: use less weight.",
        "Bouncing off the floor: let the bar come to rest each time.",
      ],
      easier: "Bent Over Row (Barbell)",
      joints: ["lower back"],
    },
    "Bent Over Row (Dumbbell)": {
      setUp: "Hold a dumbbell in each hand, palms in. Push your hips back until your torso is nearly level.",
      cues: ["Pull to your hips."],
      easier: "Bent Over One Arm Row (Dumbbell)",
      harder: "Bent Over Row (Barbell)",
      joints: ["lower back"],
    },
    "Bent Over Row (Band)": {
      setUp:
        "Stand on the band, feet hip-width apart, an end in each hand. Push your hips back, torso nearly level.",
      cues: ["Hold for a second at your ribs."],
      mistakes: [
        "Band too loose: wrap it around your hands.",
        "Standing up with each rep: use a lighter band.",
      ],
      easier: "Seated Row (Band)",
      harder: "Bent Over Row (Dumbbell)",
    },
    "Bent Over Row (Smith Machine)": {
      setUp:
        "Set the Smith bar just above your knees. Hold it just outside your legs and push your hips back.",
      cues: ["Stand so that the bar meets your lower ribs."],
      easier: "Seated Row (Machine)",
      harder: "Bent Over Row (Barbell)",
      joints: ["lower back"],
    },
    "Bent Over One Arm Row (Dumbbell)": {
      setUp: "One knee and hand on a bench, other foot on the floor. The dumbbell hangs from your free arm.",
      move: "Pull your elbow to your hip, then lower the dumbbell until your arm is straight.",
      cues: ["Pull your elbow to your back pocket.", "Elbow close to your side."],
      mistakes: [
        "Twisting open: keep your chest facing the bench.",
        "Shrugging it up: pull your elbow back.",
      ],
      easier: "Seated Row (Cable)",
      harder: "Kroc Row (Dumbbell)",
    },
    "Kroc Row (Dumbbell)": {
      setUp: "One hand on a bench, feet wide. Hold a heavy dumbbell with the other hand, straps if you like.",
      move: "Pull your elbow past your hip, then let the dumbbell stretch your arm. Do high reps.",
      cues: ["A little body swing is fine; a round back isn’t.", "Let your shoulder stretch at the bottom."],
      mistakes: [
        "Jerking from the start: keep the first reps strict.",
        "Half reps: straighten your arm each time.",
      ],
      easier: "Bent Over One Arm Row (Dumbbell)",
    },
    "Landmine Row (Barbell)": {
      setUp: "Stand astride a landmine barbell, hips back. Hold it near the plates with both hands.",
      cues: ["Pull to your belly."],
      mistakes: ["Plates hit your chest: use smaller plates."],
      easier: "Seated Row (Cable)",
      harder: "T Bar Row",
      joints: ["lower back"],
    },
    "T Bar Row": {
      setUp:
        "Stand on the machine or astride the bar and take the T handle. Hips back, knees bent, chest up.",
      move: "Pull the handle to your chest, then lower it until your arms are straight.",
      cues: ["Chest up."],
      mistakes: ["Plates hit you before the top: use smaller plates."],
      easier: "Chest Supported T Bar Row",
      harder: "Bent Over Row (Barbell)",
      joints: ["lower back"],
    },
    "Meadows Row (Barbell)": {
      setUp:
        "Stand beside the end of a landmine barbell, feet split. Grip it with the near hand, other arm on your front knee.",
      move: "Pull your elbow up and back past your hip, then let the weight stretch you at the bottom.",
      cues: ["Lead with your elbow, a little out to the side.", "Hips square to the floor."],
      mistakes: ["Twisting as you pull: press down on your front knee."],
      easier: "Bent Over One Arm Row (Dumbbell)",
      joints: ["lower back"],
    },
    "Gorilla Row (Kettlebell)": {
      setUp: "Set two kettlebells between your feet. Feet wide, hips back, a hand on each handle.",
      move: "Row one bell to your ribs while you push the other into the floor. Switch.",
      cues: ["Press down with the hand that isn’t rowing."],
      mistakes: ["Hips rock: widen your feet."],
      easier: "Bent Over One Arm Row (Dumbbell)",
      harder: "Renegade Row (Dumbbell)",
      joints: ["lower back"],
    },
    "Renegade Row (Dumbbell)": {
      setUp: "Start in a push up position with your hands on two dumbbells, feet wide.",
      move: "Row one dumbbell to your ribs, set it down, and switch.",
      cues: ["Hips stay level.", "Press the other dumbbell down."],
      mistakes: [
        "Hips twist: widen your feet or use less weight.",
        "Dumbbells roll: use ones with flat sides.",
      ],
      easier: "Gorilla Row (Kettlebell)",
      harder: "Man Maker (Dumbbell)",
      joints: ["shoulder", "wrist"],
    },
    "Rear Delt Row (Dumbbell)": {
      setUp: "Hold light dumbbells, palms toward your feet. Push your hips back until your torso is level.",
      move: "Pull your elbows up and wide to shoulder height, then lower slowly.",
      cues: ["Elbows out like wings.", "Long back, still body."],
      mistakes: ["Pulling to your hips: keep your elbows level with your shoulders."],
      easier: "Face Pull (Band)",
      joints: ["lower back"],
    },
  },
}
