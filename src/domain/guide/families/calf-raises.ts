import type { GuideFamily } from "../guide-family.ts"

export const calfRaises: GuideFamily = {
  move: "Lower your heels until you feel a stretch, then rise as high as you can. Hold for a second at the top.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Rise over your big toe.", "Pause at the bottom."],
  mistakes: [
    "Bouncing: stop for a second in the stretch.",
    "Half reps: use less weight and go all the way up.",
  ],
  exercises: {
    "Standing Calf Raise (Bodyweight)": {
      setUp: "Stand with the balls of your feet on a step, heels free. Touch a wall for balance.",
      cues: ["Knees stay straight."],
      mistakes: [
        "Half reps: hold on to something and go all the way up.",
        "Bouncing: stop for a second in the stretch.",
      ],
      harder: "Single Leg Standing Calf Raise",
      joints: ["ankle"],
    },
    "Standing Calf Raise (Dumbbell)": {
      setUp: "Hold a dumbbell in each hand, balls of your feet on a low step.",
      cues: ["Let your arms hang."],
      mistakes: ["Bending your knees: keep your legs straight throughout."],
      easier: "Standing Calf Raise (Bodyweight)",
      harder: "Single Leg Standing Calf Raise (Dumbbell)",
      joints: ["ankle"],
    },
    "Standing Calf Raise (Barbell)": {
      setUp: "Bar on your upper back in a rack, balls of your feet on a low plate.",
      cues: ["Rise straight up, not forward."],
      mistakes: ["Losing balance: skip the plate and stand on the floor."],
      easier: "Standing Calf Raise (Dumbbell)",
      harder: "Single Leg Standing Calf Raise (Barbell)",
      joints: ["ankle"],
    },
    "Standing Calf Raise (Machine)": {
      setUp: "Shoulders under the machine’s pads, balls of your feet on the edge. Legs straight.",
      cues: ["Hips stay over your feet."],
      mistakes: ["Pushing with bent knees: keep your legs straight."],
      easier: "Standing Calf Raise (Bodyweight)",
      harder: "Single Leg Standing Calf Raise (Machine)",
      joints: ["ankle"],
    },
    "Standing Calf Raise (Smith Machine)": {
      setUp: "Put a step under the Smith bar. Bar on your upper back, balls of your feet on the step.",
      cues: ["Stand tall under the bar."],
      mistakes: ["Step slides: put it on a mat."],
      easier: "Standing Calf Raise (Dumbbell)",
      harder: "Single Leg Standing Calf Raise (Machine)",
      joints: ["ankle"],
    },
    "Single Leg Standing Calf Raise": {
      setUp: "Stand with the ball of one foot on a step. Hook the other foot behind you and touch a wall.",
      move: "Lower your heel until you feel a stretch, then rise as high as you can. Hold for a second at the top.",
      cues: ["Same reps on both sides."],
      mistakes: [
        "Half reps: help with the other foot on the last few.",
        "Bouncing: stop for a second in the stretch.",
      ],
      easier: "Standing Calf Raise (Bodyweight)",
      harder: "Single Leg Standing Calf Raise (Dumbbell)",
      joints: ["ankle"],
    },
    "Single Leg Standing Calf Raise (Dumbbell)": {
      setUp:
        "Hold a dumbbell on the side of the working leg. Ball of that foot on a step, other hand on a wall.",
      move: "Lower your heel until you feel a stretch, then rise as high as you can. Hold for a second at the top.",
      cues: ["Touch the wall only for balance."],
      easier: "Single Leg Standing Calf Raise",
      harder: "Single Leg Standing Calf Raise (Machine)",
      joints: ["ankle"],
    },
    "Single Leg Standing Calf Raise (Barbell)": {
      setUp:
        "Bar on your upper back in a rack, ball of one foot on a low plate. Other foot lifted behind you.",
      move: "Lower your heel until you feel a stretch, then rise as high as you can. Hold for a second at the top.",
      cues: ["Pause before each rep to get steady."],
      mistakes: ["Tipping over: set the safety pins high."],
      easier: "Single Leg Standing Calf Raise (Dumbbell)",
      joints: ["ankle"],
    },
    "Single Leg Standing Calf Raise (Machine)": {
      setUp: "Shoulders under the machine’s pads, ball of one foot on the edge. Let the other foot hang.",
      move: "Lower your heel until you feel a stretch, then rise as high as you can. Hold for a second at the top.",
      cues: ["Hips stay level."],
      mistakes: ["Hip sags on the free side: use less weight."],
      easier: "Standing Calf Raise (Machine)",
      joints: ["ankle"],
    },
    "Donkey Calf Raise (Machine)": {
      setUp:
        "Bend forward with your hips under the machine’s pad and forearms on the rest. Balls of your feet on the edge.",
      cues: ["Knees almost straight.", "Feel the stretch at the bottom."],
      mistakes: ["Rocking your hips: only your ankles move."],
      easier: "Calf Press (Machine)",
      harder: "Single Leg Standing Calf Raise (Machine)",
      joints: ["ankle"],
    },
    "Calf Extension (Machine)": {
      setUp: "Sit in the machine with your legs almost straight. Only the balls of your feet on the plate.",
      move: "Let your toes come back toward you until you feel a stretch, then push them away as far as you can.",
      breathe: "Out as you push, in as you return.",
      cues: ["Push with your toes, not your knees.", "Push through your big toe."],
      mistakes: ["Bending your knees: keep them almost straight."],
      easier: "Standing Calf Raise (Bodyweight)",
      harder: "Standing Calf Raise (Machine)",
      joints: ["ankle"],
    },
    "Calf Press (Machine)": {
      setUp:
        "Sit in the leg press with the balls of your feet on the lower edge of the plate. Leave the safety stops in.",
      move: "Let the plate come back until your calves stretch, then push it away with your toes.",
      breathe: "Out as you push, in as you return.",
      cues: ["Legs almost straight, knees soft.", "Push through your big toe."],
      mistakes: ["Feet too high on the plate: slide them down until your heels are free."],
      easier: "Standing Calf Raise (Bodyweight)",
      harder: "Standing Calf Raise (Machine)",
      joints: ["ankle"],
    },
    "Calf Press on Seated Leg Press": {
      setUp:
        "Sit in the leg press machine and straighten your legs. Slide your feet down until only the balls of them touch the plate.",
      move: "Let your toes come back until you feel a stretch, then push them away as far as you can.",
      breathe: "Out as you push, in as you return.",
      cues: ["Back flat on the seat.", "Push through your big toe."],
      mistakes: ["Heels on the plate: slide your feet lower."],
      easier: "Standing Calf Raise (Bodyweight)",
      harder: "Donkey Calf Raise (Machine)",
      joints: ["ankle"],
    },
    "Seated Calf Raise (Machine)": {
      setUp:
        "Sit with the machine’s pad just above your knees, balls of your feet on the bar. Release the lever.",
      cues: ["Let your heels sink low."],
      mistakes: ["Pulling with your hands: rest them lightly."],
      easier: "Seated Calf Raise (Dumbbell)",
      harder: "Standing Calf Raise (Machine)",
      joints: ["ankle"],
    },
    "Seated Calf Raise (Plate Loaded)": {
      setUp:
        "Load plates on the machine’s arm and sit with the pad just above your knees. Balls of your feet on the bar.",
      cues: ["Sit tall, hands light on the pad."],
      mistakes: ["Knees drift apart: keep them over your feet."],
      easier: "Seated Calf Raise (Dumbbell)",
      harder: "Standing Calf Raise (Machine)",
      joints: ["ankle"],
    },
    "Seated Calf Raise (Dumbbell)": {
      setUp: "Sit on a bench with the balls of your feet on a low step. Stand a dumbbell on each knee.",
      cues: ["Hold the dumbbells still."],
      mistakes: ["Weight slides off: set it just behind your knees."],
      easier: "Standing Calf Raise (Bodyweight)",
      harder: "Seated Calf Raise (Barbell)",
      joints: ["ankle"],
    },
    "Seated Calf Raise (Barbell)": {
      setUp:
        "Sit on a bench with a padded barbell across your thighs, near the knees. Balls of your feet on a low plate.",
      cues: ["Hold the bar so that it can’t roll."],
      mistakes: ["Bar on your knees: move it a hand’s width up your thighs."],
      easier: "Seated Calf Raise (Dumbbell)",
      joints: ["ankle"],
    },
  },
}
