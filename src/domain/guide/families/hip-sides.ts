import type { GuideFamily } from "../guide-family.ts"

/** Exercises that move the legs out, in and up. */
export const hipSides: GuideFamily = {
  move: "Move your leg out to the side as far as you can without moving your hips, then return slowly.",
  breathe: "Out as you lift, in as you lower.",
  cues: ["Toes point forward.", "Move only your leg; keep the rest of you still."],
  mistakes: ["Leaning away: don’t lift as high.", "Swinging: take two seconds to return."],
  exercises: {
    Clamshell: {
      setUp: "Lie on your side, hips and knees bent, feet together. Head on your arm.",
      move: "Keep your feet together and lift the top knee, then lower it slowly.",
      cues: ["Hips stacked, one above the other.", "Turn the knee up from the hip."],
      mistakes: ["Rolling back: put a hand on your top hip.", "Feet come apart: keep them touching."],
      harder: "Clamshell (Band)",
    },
    "Clamshell (Band)": {
      setUp: "Lie on your side with a short band just above your knees. Knees bent, feet together.",
      move: "Keep your feet together and lift the top knee against the band, then lower it slowly.",
      cues: ["Keep the band tight at the bottom.", "Hips stacked, one above the other."],
      mistakes: [
        "Band too strong: you should be able to open your knees wide.",
        "Feet come apart: press your heels together.",
      ],
      easier: "Clamshell",
      harder: "Hip Abduction (Band)",
    },
    "Fire Hydrant": {
      setUp: "Kneel on hands and knees with your weight even on both hands, knees under your hips.",
      move: "Lift one bent knee out to the side, then lower it slowly.",
      cues: ["Arms stay straight.", "Keep the knee bent to 90 degrees."],
      mistakes: ["Leaning to the other side: don’t lift as high.", "Lower back sags: tighten your abs."],
      easier: "Clamshell",
      harder: "Lateral Leg Raise",
    },
    "Lateral Leg Raise": {
      setUp: "Lie on your side, legs straight, head on your arm. Top hand on the floor in front.",
      move: "Lift the top leg, heel a little behind you, then lower it slowly.",
      cues: ["Lead with your heel.", "Toes point forward, not up."],
      mistakes: ["Rolling back: stack your hips.", "Leg drifts forward: keep it in line with your body."],
      easier: "Clamshell",
      harder: "Hip Abduction (Band)",
    },
    "Hip Abduction (Band)": {
      setUp: "Loop a short band around your ankles and stand tall, one hand on a wall.",
      cues: ["Keep your foot off the floor between reps."],
      easier: "Lateral Leg Raise",
      harder: "Hip Abduction (Cable)",
    },
    "Hip Abduction (Cable)": {
      setUp: "Clip an ankle cuff to the low pulley and stand sideways to it, the cuff on the far leg.",
      cues: ["Hold the frame and stand tall."],
      mistakes: ["Standing knee locked: keep it soft."],
      easier: "Hip Abduction (Band)",
    },
    "Hip Abduction (Machine)": {
      setUp: "Sit with the machine’s pads outside your knees and your back on the seat. Feet on the rests.",
      move: "Push your knees apart as far as you can, hold for a second, then return slowly.",
      breathe: "Out as you push, in as you return.",
      cues: ["Push with the outside of your thighs.", "Sit tall."],
      mistakes: [
        "Weight stack slams: stop just before the plates touch.",
        "Rocking your body: hold the handles.",
      ],
      easier: "Clamshell (Band)",
      harder: "Hip Abduction (Cable)",
    },
    "Lateral Band Walk": {
      setUp: "Loop a short band around your ankles or above your knees. Bend your knees and hips a little.",
      move: "Step sideways against the band, then let the other foot follow without closing the gap.",
      breathe: "Steady breaths as you walk.",
      cues: ["Toes point forward.", "Stay low."],
      mistakes: [
        "Feet touch: keep the band tight the whole time.",
        "Swaying from side to side: take smaller steps.",
      ],
      easier: "Hip Abduction (Band)",
    },
    "Multi Hip (Machine)": {
      setUp:
        "Stand beside the machine’s roller and set it just above your knee. Set the starting position so that you feel no pull yet.",
      move: "Push the pad out, in, forward or back with your thigh, then return slowly.",
      breathe: "Out as you push, in as you return.",
      cues: ["Do all reps in one direction first.", "Stand tall on the other leg."],
      mistakes: [
        "Turning your hips: hold both handles.",
        "Pivot above or below your hip: move the step up or down.",
      ],
      easier: "Hip Abduction (Band)",
    },
    "Hip Adduction (Machine)": {
      setUp: "Sit with the machine’s pads inside your knees. Open them only as wide as feels easy.",
      move: "Squeeze your knees together, hold for a second, then let them open slowly.",
      breathe: "Out as you squeeze, in as you open.",
      cues: ["Sit tall against the pad.", "Open slowly."],
      mistakes: [
        "Opening too wide: set the pads closer together.",
        "Slamming the pads together: squeeze smoothly.",
      ],
      harder: "Hip Adduction (Cable)",
    },
    "Hip Adduction (Cable)": {
      setUp:
        "Clip an ankle cuff to the low pulley and stand sideways, the cuff on the near leg. Step away until you feel it pull.",
      move: "Pull your leg across in front of the other, then let it return slowly.",
      breathe: "Out as you pull, in as you return.",
      cues: ["Hold the frame and stand tall."],
      mistakes: ["Turning your hips: keep them facing forward."],
      easier: "Hip Adduction (Machine)",
      harder: "Copenhagen Plank",
    },
    "Copenhagen Plank": {
      setUp:
        "Lie on your side, elbow under your shoulder. Knee or ankle of the top leg on a bench, bottom leg free.",
      move: "Lift your hips until your body is in a straight line, and hold.",
      breathe: "Short, steady breaths; don’t hold your breath.",
      cues: ["Press the top leg into the bench.", "Hips high."],
      mistakes: [
        "Too hard with your ankle on the bench: rest your knee on it.",
        "Hips sag: end the set there.",
      ],
      easier: "Side Plank",
      joints: ["hip"],
    },
    "Hip Flexion (Cable)": {
      setUp:
        "Clip an ankle cuff to the low pulley, strap it on and turn your back to the pulley. Hold on to something.",
      move: "Lift your knee to hip height, then lower it slowly.",
      cues: ["Stand tall, don’t lean back.", "Drive the knee straight up."],
      mistakes: ["Leaning back: use less weight.", "Letting your leg drop: take two seconds to lower it."],
      easier: "Psoas March (Band)",
      harder: "Hanging Knee Raise",
    },
  },
}
