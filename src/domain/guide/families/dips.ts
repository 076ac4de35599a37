import type { GuideFamily } from "../guide-family.ts"

/** Dips. */
export const dips: GuideFamily = {
  move: "Bend your elbows until your upper arms are about level, then push until your arms are straight.",
  breathe: "In on the way down, out on the way up.",
  cues: ["Shoulders down, neck long.", "Elbows point back."],
  mistakes: [
    "Going too deep: stop when your upper arms are level.",
    "Dropping fast: take two seconds to lower yourself.",
  ],
  exercises: {
    "Chest Dip": {
      setUp: "Hold yourself up on dip bars with straight arms. Lean forward, knees bent, feet behind you.",
      cues: ["Chest in front of your hands."],
      mistakes: ["Staying upright: lean more so that your chest works."],
      easier: "Chest Dip (Assisted)",
      harder: "Chest Dip (Weighted)",
      joints: ["shoulder", "elbow"],
    },
    "Chest Dip (Assisted)": {
      setUp: "Set the machine’s assistance, then kneel on its pad. Straight arms on the bars, lean forward.",
      cues: ["Keep leaning through the whole rep."],
      mistakes: ["Too much help: use a little less each week."],
      easier: "Push Up",
      harder: "Chest Dip",
      joints: ["shoulder", "elbow"],
    },
    "Chest Dip (Weighted)": {
      setUp: "Hang a weight from a belt and hold yourself up on dip bars. Lean forward, legs still.",
      cues: ["Stop the weight from swinging."],
      mistakes: ["Adding weight too early: get ten clean dips first."],
      easier: "Chest Dip",
      harder: "Ring Dip",
      joints: ["shoulder", "elbow"],
    },
    "Triceps Dip": {
      setUp: "Hold yourself up on dip bars with straight arms. Stay upright, legs under you.",
      cues: ["Keep your body upright as you move."],
      mistakes: ["Leaning forward: look straight ahead and keep your legs under you."],
      easier: "Triceps Dip (Assisted)",
      harder: "Triceps Dip (Weighted)",
      joints: ["shoulder", "elbow"],
    },
    "Triceps Dip (Assisted)": {
      setUp: "Set the machine’s assistance, then kneel on its pad. Arms straight on the bars, body upright.",
      cues: ["Straighten your elbows fully."],
      mistakes: ["Pushing with your knees: just let the pad carry you."],
      easier: "Bench Dip",
      harder: "Triceps Dip",
      joints: ["shoulder", "elbow"],
    },
    "Triceps Dip (Weighted)": {
      setUp: "Hang a weight from a belt and hold yourself up on dip bars. Body upright, legs still.",
      cues: ["Squeeze your arms at the top."],
      mistakes: ["Half reps: take weight off and go lower."],
      easier: "Triceps Dip",
      harder: "Ring Dip",
      joints: ["shoulder", "elbow"],
    },
    "Ring Dip": {
      setUp: "Hold yourself up on rings with straight arms, rings close to your sides.",
      cues: ["Turn the rings out at the top."],
      mistakes: ["Rings drift away: squeeze them to your body."],
      easier: "Chest Dip (Weighted)",
      harder: "Ring Muscle Up",
      joints: ["shoulder", "elbow"],
    },
    "Bench Dip": {
      setUp: "Sit on the edge of a bench, hands beside your hips. Slide off, heels on the floor.",
      move: "Lower your hips close to the bench until your elbows are bent to 90 degrees, then push up.",
      cues: ["Back brushes the bench."],
      mistakes: [
        "Shoulders roll forward: don’t go as low.",
        "Dropping fast: take two seconds to lower yourself.",
      ],
      easier: "Floor Triceps Dip",
      harder: "Bench Dip (Weighted)",
      joints: ["shoulder", "elbow", "wrist"],
    },
    "Bench Dip (Weighted)": {
      setUp:
        "Hands on the edge of a bench, heels on the floor or another bench. Have someone lay a plate on your lap.",
      move: "Lower your hips close to the bench until your elbows are bent to 90 degrees, then push up.",
      cues: ["Keep the plate high on your thighs."],
      mistakes: ["Hips drift away: stay close to the bench."],
      easier: "Bench Dip",
      harder: "Triceps Dip",
      joints: ["shoulder", "elbow", "wrist"],
    },
    "Floor Triceps Dip": {
      setUp:
        "Sit on the floor, knees bent, hands behind your hips with fingers forward. Lift your hips a little.",
      move: "Bend your elbows until your seat nearly touches the floor, then straighten them.",
      cues: ["Work with your arms, not your hips."],
      mistakes: [
        "Fingers point back: turn them toward your feet.",
        "Dropping fast: take two seconds to lower yourself.",
      ],
      harder: "Bench Dip",
      joints: ["shoulder", "elbow", "wrist"],
    },
    "Seated Dip (Machine)": {
      setUp: "Sit in the machine, back on the pad, belt fastened if there is one. Handles beside your hips.",
      move: "Press the handles down until your arms are straight, then let them rise slowly.",
      breathe: "Out on the way down, in on the way up.",
      cues: ["Elbows close to you."],
      mistakes: [
        "Lifting off the seat: use less weight or the belt.",
        "Shrugging as the handles rise: keep your neck long.",
      ],
      easier: "Bench Dip",
      harder: "Triceps Dip (Assisted)",
    },
  },
}
