import type { GuideFamily } from "../guide-family.ts"

/** Standing curls. */
export const curls: GuideFamily = {
  move: "Curl up until your forearms are nearly vertical, squeeze, then take two seconds to lower.",
  breathe: "Out on the way up, in on the way down.",
  cues: ["Elbows stay at your sides.", "Lower all the way."],
  mistakes: ["Swinging: use less weight.", "Elbows drift forward: pin them to your ribs."],
  exercises: {
    "Bicep Curl (Barbell)": {
      setUp: "Stand tall with the bar at your thighs, hands shoulder-width apart, palms forward.",
      cues: ["Squeeze the bar hard.", "Chest up."],
      easier: "Bicep Curl (EZ Bar)",
      harder: "Drag Curl (Barbell)",
    },
    "Bicep Curl (EZ Bar)": {
      setUp:
        "Stand tall with the EZ bar at your thighs, hands on its outer bends, palms forward and a bit in.",
      cues: ["Wrists in line with your forearms."],
      easier: "Bicep Curl (Cable)",
      harder: "Bicep Curl (Barbell)",
    },
    "Bicep Curl (Dumbbell)": {
      setUp: "Stand tall, a dumbbell in each hand at your sides, palms forward.",
      cues: ["Turn your little fingers out at the top."],
      easier: "Bicep Curl (Band)",
      harder: "Incline Curl (Dumbbell)",
    },
    "Bicep Curl (Kettlebell)": {
      setUp: "Hold a kettlebell in each hand by the handle, arms straight, palms forward.",
      cues: ["Let the bell hang from your hand."],
      mistakes: ["Wrist bends back: use a lighter bell."],
      easier: "Bicep Curl (Dumbbell)",
    },
    "Bicep Curl (Band)": {
      setUp: "Stand on the band and hold an end in each hand at your sides, palms forward.",
      cues: ["Squeeze at the top, where the pull is strongest."],
      mistakes: ["Band snaps back: take two seconds to lower.", "Swinging: use a lighter band."],
      harder: "Bicep Curl (Dumbbell)",
    },
    "Bicep Curl (Cable)": {
      setUp: "Face the low pulley, straight bar in both hands, palms up. Stand a step away.",
      cues: ["Feel the pull all the way down."],
      easier: "Bicep Curl (Band)",
      harder: "Bicep Curl (EZ Bar)",
    },
    "Bicep Curl (Plate)": {
      setUp: "Hold one plate at its sides, arms straight in front of you, thumbs up.",
      cues: ["Press your palms in as you curl."],
      easier: "Bicep Curl (Band)",
    },
    "Bicep Curl (Machine)": {
      setUp:
        "Set the seat so that your elbows line up with the machine’s pivot. Arms flat on the pad, handles in your hands.",
      cues: ["Sit tall, chest on the pad.", "Lower all the way."],
      mistakes: ["Lifting your elbows: press them into the pad.", "Leaning back to lift: use less weight."],
      easier: "Bicep Curl (Band)",
      harder: "Preacher Curl (EZ Bar)",
    },
    "Bicep Curl (Suspension)": {
      setUp:
        "Face the anchor, palms up on the straps. Lean back with straight arms, body in a straight line.",
      move: "Bend your elbows and bring your hands to your forehead, then straighten slowly.",
      cues: ["Elbows stay high and still.", "Straight line from head to heels."],
      mistakes: ["Elbows drop: step back to make it easier.", "Hips sag: squeeze your glutes."],
      easier: "Bicep Curl (Band)",
      harder: "Chin Up",
    },
    "21s Bicep Curl": {
      setUp: "Stand tall with a light bar at your thighs, hands shoulder-width apart, palms forward.",
      move: "Curl seven reps in the lower half, seven in the upper half, then seven all the way.",
      cues: ["Stop exactly in the middle."],
      mistakes: ["Too heavy: use about half your usual weight."],
      easier: "Bicep Curl (Barbell)",
    },
    "Alternating Curl (Dumbbell)": {
      setUp: "Stand tall, a dumbbell in each hand, palms facing your thighs.",
      move: "Curl one arm, turning your palm up, and lower it. Then the other.",
      cues: ["Wait until the first arm is down."],
      mistakes: ["Rocking from side to side: stand still."],
      easier: "Bicep Curl (Band)",
    },
    "Drag Curl (Barbell)": {
      setUp:
        "Stand tall with the bar at your thighs, hands shoulder-width apart, palms forward. Go lighter than for normal curls.",
      move: "Drag the bar up your body to your lower chest as your elbows move back. Lower it the same way.",
      cues: ["Keep the bar touching you all the way.", "Elbows go back."],
      mistakes: ["Bar drifts away from your body: use less weight.", "Shrugging: keep your neck long."],
      easier: "Bicep Curl (Barbell)",
    },
    "Behind the Back Curl (Cable)": {
      setUp: "Stand with your back to a low pulley, handle in one hand, arm slightly behind you. Feet split.",
      move: "Curl up as far as you can with your elbow back, squeeze, then take two seconds to lower.",
      cues: ["Elbow stays behind your body.", "Lower all the way."],
      mistakes: ["Elbow comes forward: hold it back and don’t curl as high."],
      easier: "Single Arm Curl (Cable)",
    },
    "Single Arm Curl (Cable)": {
      setUp: "Face the low pulley with a handle in one hand, palm up. Stand a step away.",
      move: "Curl up until your forearm is nearly vertical, squeeze, then take two seconds to lower.",
      cues: ["Other hand on your hip, body still.", "Elbow stays at your side."],
      mistakes: ["Swinging: use less weight.", "Elbow drifts forward: pin it to your ribs."],
      easier: "Bicep Curl (Band)",
      harder: "Behind the Back Curl (Cable)",
    },
    "Rope Curl (Cable)": {
      setUp: "Face the low pulley and hold the rope ends with palms facing each other. Stand a step away.",
      cues: ["Thumbs up all the way."],
      mistakes: ["Rope ends hit your shoulders: stop just before they do."],
      easier: "Hammer Curl (Band)",
    },
    "High Curl (Cable)": {
      setUp: "Stand between two high pulleys, a handle in each hand, arms out to the sides, palms up.",
      move: "Curl your hands to your ears, squeeze, then let your arms go straight.",
      cues: ["Elbows level with your shoulders.", "Pose like a bodybuilder."],
      mistakes: ["Elbows drop: hold them level and go lighter.", "Pulled to one side: stand in the middle."],
      easier: "Bicep Curl (Cable)",
    },
    "Waiter Curl (Dumbbell)": {
      setUp: "Hold one dumbbell upright, both palms flat under its top plate. Stand tall.",
      cues: ["Carry the dumbbell flat, like a tray."],
      mistakes: ["Dumbbell tilts: keep the plate level."],
      easier: "Bicep Curl (Dumbbell)",
    },
    "Zottman Curl (Dumbbell)": {
      setUp: "Stand tall, a dumbbell in each hand at your sides, palms forward. Go lighter than usual.",
      move: "Curl with your palms up. At the top turn them down, then take three seconds to lower.",
      cues: ["Turn at the top, not on the way up."],
      mistakes: ["Dropping the weights on the way down: use lighter dumbbells."],
      easier: "Reverse Curl (Dumbbell)",
      joints: ["elbow"],
    },
  },
}
