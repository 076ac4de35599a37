import type { GuideFamily } from "../guide-family.ts"

/** Hammer and reverse curls. */
export const hammerCurls: GuideFamily = {
  move: "Curl up until your forearms are nearly vertical, then take two seconds to lower.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Elbows stay at your sides.", "Wrists straight."],
  mistakes: ["Swinging: use less weight.", "Half reps: start from straight arms."],
  exercises: {
    "Hammer Curl (Dumbbell)": {
      setUp: "Stand tall, a dumbbell in each hand at your sides, palms facing in.",
      cues: ["Hold the dumbbells like hammers.", "Thumbs up all the way."],
      easier: "Hammer Curl (Band)",
      harder: "Pinwheel Curl (Dumbbell)",
    },
    "Hammer Curl (Band)": {
      setUp: "Stand on the band and hold the ends with palms facing in, thumbs up.",
      cues: ["Squeeze hard near the top."],
      mistakes: ["Swinging: use a lighter band.", "Half reps: start from straight arms."],
      harder: "Hammer Curl (Dumbbell)",
    },
    "Hammer Curl (Cable)": {
      setUp: "Clip a rope to the low pulley and hold its ends, palms facing each other. Stand close.",
      cues: ["Lead with your knuckles."],
      mistakes: ["Leaning back: stand tall."],
      easier: "Hammer Curl (Band)",
    },
    "Cross Body Hammer Curl (Dumbbell)": {
      setUp: "Stand with a dumbbell in each hand, arms straight, thumbs forward.",
      move: "Curl one dumbbell across to the opposite shoulder, lower it, then switch.",
      cues: ["Lead with your thumb toward the far shoulder."],
      mistakes: ["Turning your body: only the arm moves."],
      easier: "Hammer Curl (Dumbbell)",
    },
    "Pinwheel Curl (Dumbbell)": {
      setUp: "Stand tall, dumbbells in front of your thighs, palms toward you.",
      move: "Curl one dumbbell up across your chest, elbow out a little, lower it, then switch.",
      cues: ["Keep the weight close to your body.", "Wrists straight."],
      mistakes: ["Shrugging: keep your neck long."],
      easier: "Hammer Curl (Dumbbell)",
    },
    "Reverse Curl (Barbell)": {
      setUp: "Stand tall with a light bar at your thighs, hands shoulder-width apart, palms down.",
      cues: ["Knuckles up."],
      mistakes: ["Wrists bend: use a lighter bar."],
      easier: "Reverse Curl (EZ Bar)",
      joints: ["elbow"],
    },
    "Reverse Curl (EZ Bar)": {
      setUp: "Stand tall with the EZ bar at your thighs, palms down on the outer bends.",
      cues: ["Thumbs around the bar."],
      mistakes: ["Wrists sag: grip harder and go lighter."],
      easier: "Reverse Curl (Dumbbell)",
      harder: "Reverse Curl (Barbell)",
      joints: ["elbow"],
    },
    "Reverse Curl (Dumbbell)": {
      setUp: "Stand tall, light dumbbells in front of your thighs, palms down.",
      cues: ["Keep your palms facing the floor."],
      easier: "Reverse Curl (Band)",
      harder: "Zottman Curl (Dumbbell)",
      joints: ["elbow"],
    },
    "Reverse Curl (Cable)": {
      setUp: "Face the low pulley, straight bar in both hands, palms down. Stand a step away.",
      cues: ["Pull with the top of your forearms.", "Slow on the way down."],
      mistakes: ["Elbows drift forward: pin them to your ribs."],
      easier: "Reverse Curl (Band)",
      harder: "Reverse Curl (Barbell)",
      joints: ["elbow"],
    },
    "Reverse Curl (Band)": {
      setUp: "Stand on the band and hold the ends with palms down, shoulder-width apart.",
      cues: ["Knuckles up as you curl."],
      mistakes: ["Swinging: use a lighter band.", "Half reps: start from straight arms."],
      harder: "Reverse Curl (Dumbbell)",
      joints: ["elbow"],
    },
  },
}
