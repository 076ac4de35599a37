import type { GuideFamily } from "../guide-family.ts"

/** Cleans and snatches with dumbbells, kettlebells, balls and bags. */
export const looseCleans: GuideFamily = {
  move: "Push your hips back, stand up hard, and guide the weight to your shoulder.",
  breathe: "In as you bend, out as you stand.",
  cues: ["Let your hips do the work.", "Keep the weight close."],
  mistakes: [
    "Curling it up: snap your hips instead.",
    "Back rounds: push your hips back and bend your knees.",
  ],
  exercises: {
    "Clean (Dumbbell)": {
      setUp:
        "Stand with a dumbbell in each hand at your sides, feet hip-width apart. Bend until they pass your knees.",
      move: "Stand up hard, shrug, and pull the dumbbells up close to you. Catch them on your shoulders.",
      cues: ["Drop your elbows under the dumbbells as they rise."],
      easier: "Deadlift (Dumbbell)",
      harder: "Clean and Press (Dumbbell)",
      joints: ["wrist", "lower back"],
    },
    "Clean (Kettlebell)": {
      setUp: "Kettlebell a step in front of you, one hand on it. Feet wider than your hips.",
      move: "Swing the bell back, snap your hips, and guide it up close to you until it rests on your forearm at your chest.",
      cues: ["Move as if zipping up a jacket."],
      mistakes: ["Bell bangs your wrist: let it roll around your forearm, not over it."],
      easier: "Kettlebell Swing",
      harder: "Clean and Press (Kettlebell)",
      joints: ["wrist", "lower back"],
    },
    "Clean (Medicine Ball)": {
      setUp: "Medicine ball on the floor between your feet, hands on its sides. Chest up.",
      move: "Stand up hard, shrug, and drop under the ball into a squat, ball at your chest. Stand up.",
      cues: ["Drop fast, elbows down."],
      easier: "Squat (Bodyweight)",
      harder: "Wall Ball",
    },
    "Clean (Sandbag)": {
      setUp: "Sandbag on the floor between your feet, hands on its handles or under its ends.",
      move: "Stand up hard, roll the bag up your body, and catch it on your chest with bent elbows.",
      cues: ["Hug the bag as it rises."],
      easier: "Deadlift (Kettlebell)",
      harder: "Sandbag over Shoulder",
      joints: ["wrist", "lower back"],
    },
    "Clean and Press (Dumbbell)": {
      setUp: "Hold a dumbbell in each hand just outside your legs. Feet hip-width apart, knees soft.",
      move: "Clean the dumbbells to your shoulders, then press them overhead. Lower in two steps.",
      cues: ["Stop at your shoulders before you press."],
      mistakes: ["Leaning back in the press: squeeze your glutes."],
      easier: "Clean (Dumbbell)",
      harder: "Devil Press (Dumbbell)",
      joints: ["shoulder", "wrist", "lower back"],
    },
    "Clean and Press (Kettlebell)": {
      setUp:
        "Set the kettlebell a step in front of you and check that you have room overhead. One hand on it, feet wider than your hips.",
      move: "Clean the bell to your chest, then press it straight overhead. Lower it in two steps.",
      cues: ["Squeeze everything before you press."],
      mistakes: ["Leaning to one side: use a lighter bell."],
      easier: "Clean (Kettlebell)",
      harder: "Snatch (Kettlebell)",
      joints: ["shoulder", "wrist", "lower back"],
    },
    "Snatch (Dumbbell)": {
      setUp: "Dumbbell on the floor between your feet, one hand on it. Hips back, back flat.",
      move: "Stand up hard, pull the dumbbell close to your body, and punch it overhead. Lower it in two steps.",
      cues: ["Elbow high, then punch.", "Look straight ahead."],
      mistakes: [
        "Swinging the dumbbell in a wide arc: keep it close to your shirt.",
        "Pressing it out at the top: punch it up faster.",
      ],
      easier: "Clean (Dumbbell)",
      harder: "Power Snatch (Barbell)",
      joints: ["shoulder", "wrist", "lower back"],
    },
    "Snatch (Kettlebell)": {
      setUp:
        "Kettlebell a step in front of you, handle in the fingers of one hand. Feet wider than your hips, room overhead.",
      move: "Swing the bell back, snap your hips, and guide it overhead in one move. Let it fall back into the swing.",
      cues: ["Punch through the handle at the top.", "Keep the bell close."],
      mistakes: [
        "Bell slams your arm: punch your hand up earlier.",
        "Lifting with your arm: snap your hips instead.",
      ],
      easier: "Single Arm Kettlebell Swing",
      joints: ["shoulder", "wrist", "lower back"],
    },
    "High Pull (Kettlebell)": {
      setUp: "Kettlebell a step in front of you, one or two hands on it. Feet wider than your hips.",
      move: "Swing the bell back, snap your hips, and pull your elbow back at chest height. Let it fall.",
      cues: ["Elbow high and back."],
      mistakes: [
        "Pulling before your hips are done: snap first.",
        "Elbow drops: keep it level with your hand.",
      ],
      easier: "Kettlebell Swing",
      harder: "Snatch (Kettlebell)",
      joints: ["shoulder", "lower back"],
    },
  },
}
