import type { GuideFamily } from "../guide-family.ts"

/** Exercises that bend the knees against a load. */
export const legCurls: GuideFamily = {
  move: "Bend your knees as far as you can, hold for a second, then take two seconds to straighten them.",
  breathe: "Out as you bend, in as you straighten.",
  cues: ["Pull your heels to your butt.", "Hips stay still."],
  mistakes: [
    "Jerking the weight: start each rep slowly.",
    "Half reps: straighten your legs fully each time.",
  ],
  exercises: {
    "Lying Leg Curl (Machine)": {
      setUp:
        "Lie face down with your knees just off the pad’s edge. The machine’s roller sits above your heels.",
      cues: ["Press your hips into the pad."],
      mistakes: ["Hips rise: use less weight."],
      easier: "Leg Curl (Band)",
      harder: "Single Leg Curl (Machine)",
    },
    "Seated Leg Curl (Machine)": {
      setUp:
        "Line your knees up with the machine’s pivot. Lap pad tight on your thighs, roller behind your ankles.",
      cues: ["Sit back against the pad."],
      mistakes: ["Lap pad loose: tighten it so that your thighs stay down."],
      easier: "Leg Curl (Band)",
      harder: "Lying Leg Curl (Machine)",
    },
    "Standing Leg Curl (Machine)": {
      setUp: "Stand with your thigh against the machine’s pad and hook one heel under the roller.",
      move: "Bend your knee as far as you can, hold for a second, then take two seconds to straighten it.",
      cues: ["Stand tall on the other leg.", "Pull your heel to your butt."],
      mistakes: ["Thigh leaves the pad: slow down."],
      easier: "Seated Leg Curl (Machine)",
      harder: "Single Leg Curl (Machine)",
    },
    "Single Leg Curl (Machine)": {
      setUp:
        "Set up the leg curl machine as you would for both legs, then work with one heel behind the roller.",
      move: "Bend your knee as far as you can, hold for a second, then take two seconds to straighten it.",
      cues: ["Match the reps of your weaker side.", "Pull your heel to your butt."],
      mistakes: ["Hips twist: press both into the pad."],
      easier: "Seated Leg Curl (Machine)",
      harder: "Glute Ham Raise",
    },
    "Lying Leg Curl (Dumbbell)": {
      setUp: "Lie face down on a bench. Have someone set a light dumbbell between your feet, soles up.",
      move: "Bend your knees until your shins are vertical, then take three seconds to lower.",
      cues: ["Squeeze the dumbbell between your feet."],
      mistakes: [
        "Going past vertical: stop there so that the load stays on.",
        "Too heavy: you must be able to hold it with your feet.",
      ],
      easier: "Leg Curl (Band)",
      harder: "Lying Leg Curl (Machine)",
    },
    "Leg Curl (Band)": {
      setUp: "Tie a band low to a post. Lie face down and loop it around one or both ankles.",
      cues: ["Keep your thighs on the floor."],
      mistakes: ["Band slack at the start: move away from the post."],
      easier: "Glute Bridge",
      harder: "Leg Curl (Stability Ball)",
    },
    "Leg Curl (Cable)": {
      setUp: "Strap one ankle to the low pulley with a cuff and face the cable. Hold the frame for balance.",
      move: "Bend your knee as far as you can, hold for a second, then take two seconds to straighten it.",
      cues: ["Keep your knees side by side.", "Pull your heel to your butt."],
      mistakes: ["Swinging your thigh: only your lower leg moves."],
      easier: "Leg Curl (Band)",
      harder: "Lying Leg Curl (Machine)",
    },
    "Leg Curl (Stability Ball)": {
      setUp: "Lie on your back with your heels on a stability ball. Arms flat at your sides.",
      move: "Lift your hips, roll the ball to your butt with your heels, then roll it back out slowly.",
      cues: ["Hips stay high."],
      mistakes: [
        "Hips sag as you curl: push them up first.",
        "Ball rolls sideways: press your arms into the floor.",
      ],
      easier: "Glute Bridge",
      harder: "Leg Curl (Suspension)",
    },
    "Leg Curl (Suspension)": {
      setUp: "Set the straps a hand’s width above the floor. Lie on your back with your heels in the loops.",
      move: "Lift your hips, pull your heels to your butt, then straighten your legs slowly.",
      cues: ["Hips stay high."],
      mistakes: ["Straps swing: pull with both legs evenly.", "Hips drop: do fewer reps."],
      easier: "Leg Curl (Stability Ball)",
      harder: "Sliding Leg Curl",
    },
    "Sliding Leg Curl": {
      setUp: "Lie on your back with your heels on sliders or a towel on a smooth floor. Knees bent, hips up.",
      move: "Slide your heels out until your legs are almost straight, then pull them back, hips high.",
      breathe: "In as you slide out, out as you pull.",
      cues: ["Squeeze your glutes throughout.", "Slide out slowly."],
      mistakes: ["Hips drop: don’t slide out as far.", "Too hard to pull back: just slide out, then reset."],
      easier: "Leg Curl (Suspension)",
      harder: "Nordic Hamstring Curl",
    },
    "Nordic Hamstring Curl": {
      setUp: "Kneel on a pad with your heels held down by a partner or bar. Hands ready in front of you.",
      move: "Lower yourself forward as slowly as you can, catch yourself with your hands, and push back up.",
      breathe: "In and hold on the way down, out as you reach the floor.",
      cues: ["Straight line from knees to head.", "Fight for every inch."],
      mistakes: ["Bending at the hips: squeeze your glutes.", "Falling fast: hold on to a band for help."],
      easier: "Glute Ham Raise",
      joints: ["knee"],
    },
    "Glute Ham Raise": {
      setUp:
        "Set your knees just behind the pad of the bench and lock your feet. Body upright, arms across your chest.",
      move: "Lower until your body is level, then pull yourself up by bending your knees.",
      breathe: "In on the way down, out on the way up.",
      cues: ["Straight line from knees to head.", "Push your toes into the plate."],
      mistakes: [
        "Arching your back: squeeze your glutes.",
        "Knees on the middle of the pad: move back until they can bend.",
      ],
      easier: "Leg Curl (Stability Ball)",
      harder: "Nordic Hamstring Curl",
      joints: ["knee"],
    },
  },
}
