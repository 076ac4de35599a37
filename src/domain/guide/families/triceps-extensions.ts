import type { GuideFamily } from "../guide-family.ts"

/** Triceps extensions, overhead or lying. */
export const tricepsExtensions: GuideFamily = {
  move: "Bend your elbows to lower the weight behind your head, then straighten them.",
  breathe: "In on the way down, out on the way up.",
  cues: ["Elbows point up and stay close.", "Only your forearms move."],
  mistakes: ["Elbows flare: use less weight.", "Lower back arches: bring your ribs down."],
  exercises: {
    "Triceps Extension (Dumbbell)": {
      setUp: "Sit or stand tall, one dumbbell overhead, both palms under its top plate.",
      cues: ["Biceps by your ears."],
      easier: "Triceps Extension (Band)",
      harder: "Single Arm Triceps Extension (Dumbbell)",
      joints: ["elbow"],
    },
    "Triceps Extension (Barbell)": {
      setUp: "Sit or stand tall, a light bar overhead, hands slightly narrower than your shoulders.",
      cues: ["Lower the bar behind your head, not onto it."],
      easier: "Triceps Extension (EZ Bar)",
      joints: ["elbow"],
    },
    "Triceps Extension (EZ Bar)": {
      setUp: "Sit or stand tall, EZ bar overhead, hands on its inner bends.",
      cues: ["Wrists straight."],
      mistakes: ["Bar moves forward as it rises: push it straight up."],
      easier: "Triceps Extension (Dumbbell)",
      harder: "Triceps Extension (Barbell)",
      joints: ["elbow"],
    },
    "Triceps Extension (Cable)": {
      setUp:
        "Stand with your back close to a low pulley, feet split, and hold its rope behind your neck with bent elbows.",
      cues: ["Lean forward a little and stay there."],
      mistakes: ["Rope rubs your head: push it up, not forward."],
      easier: "Triceps Extension (Band)",
      joints: ["elbow"],
    },
    "Overhead Triceps Extension (Cable)": {
      setUp:
        "Clip a straight bar to the low pulley and turn your back to it. Bar behind your head, elbows up, feet split.",
      cues: ["Biceps beside your head.", "Only your forearms move."],
      mistakes: ["Cable pulls you back: put more weight on your front foot."],
      easier: "Triceps Extension (Band)",
      joints: ["elbow"],
    },
    "Overhead Triceps Extension - Rope (Cable)": {
      setUp:
        "Clip a rope to the low pulley and turn your back to it. An end in each hand behind your head, thumbs down, elbows up.",
      cues: ["Spread the rope at the top.", "Only your forearms move."],
      easier: "Triceps Extension (Band)",
      joints: ["elbow"],
    },
    "Triceps Extension (Band)": {
      setUp: "Stand on the band, or tie it low behind you, and hold its ends behind your head.",
      move: "Straighten your arms overhead, then let the band pull your hands back behind your head.",
      cues: ["Lock your arms at the top."],
      mistakes: [
        "Band drags your elbows back: hold your upper arms still.",
        "Elbows flare: use a lighter band.",
      ],
      harder: "Triceps Extension (Dumbbell)",
      joints: ["elbow"],
    },
    "Triceps Extension (Machine)": {
      setUp: "Set the seat so that your elbows line up with the machine’s pivot. Upper arms on the pad.",
      move: "Straighten your elbows all the way, squeeze for a second, then return slowly.",
      breathe: "Out as you push, in as you return.",
      cues: ["Elbows stay on the pad.", "Back on the seat."],
      mistakes: [
        "Shoulders rise: lower the seat or use less weight.",
        "Weight stack slams: stop just before the plates touch.",
      ],
      harder: "Triceps Extension (EZ Bar)",
      joints: ["elbow"],
    },
    "Triceps Extension (Suspension)": {
      setUp:
        "Face away from the anchor and hold the straps, arms straight at face height. Lean forward, body in a straight line.",
      move: "Bend your elbows until your hands are beside your head, then straighten them.",
      cues: ["Straight line from head to heels.", "Elbows point forward."],
      mistakes: ["Hips sag: squeeze your glutes.", "Leaning too far: step forward to stand more upright."],
      easier: "Triceps Extension (Band)",
      joints: ["shoulder", "elbow"],
    },
    "Single Arm Triceps Extension (Dumbbell)": {
      setUp: "Sit or stand tall, a light dumbbell overhead in one hand. Other hand on your ribs.",
      move: "Bend your elbow to lower the dumbbell behind your head, then straighten it.",
      cues: ["Keep your ribs still under your free hand.", "Elbow points up and stays close."],
      mistakes: [
        "Leaning to the side: stand tall and look straight ahead.",
        "Elbow flares: use less weight.",
      ],
      easier: "Triceps Extension (Dumbbell)",
      joints: ["elbow"],
    },
    "Single Arm Triceps Extension (Cable)": {
      setUp:
        "Clip a single handle to the low pulley and turn your back to it. Hand behind your head, elbow up.",
      move: "Straighten your elbow toward the ceiling, then let it bend slowly.",
      breathe: "Out as you push, in as you return.",
      cues: ["Other hand steadies the elbow.", "Elbow points up and stays close."],
      mistakes: ["Turning your body: stand with one foot in front.", "Elbow flares: use less weight."],
      easier: "Triceps Extension (Band)",
      joints: ["elbow"],
    },
    "Skullcrusher (Barbell)": {
      setUp: "Lie on a bench, light bar over your shoulders, hands shoulder-width apart.",
      move: "Bend your elbows and lower the bar to your forehead or just behind it, then straighten.",
      cues: ["Tip your upper arms back a little.", "Only your forearms move."],
      easier: "Skullcrusher (EZ Bar)",
      joints: ["elbow"],
    },
    "Skullcrusher (EZ Bar)": {
      setUp: "Lie on a bench, EZ bar over your shoulders, hands on its inner bends.",
      move: "Bend your elbows and lower the bar to your forehead or just behind it, then straighten.",
      cues: ["Keep your elbows shoulder-width apart.", "Only your forearms move."],
      mistakes: ["Shoulders swing: hold your upper arms still."],
      easier: "Skullcrusher (Dumbbell)",
      harder: "Skullcrusher (Barbell)",
      joints: ["elbow"],
    },
    "Skullcrusher (Dumbbell)": {
      setUp: "Lie on a bench, a dumbbell in each hand over your shoulders, palms facing each other.",
      move: "Bend your elbows and lower the dumbbells beside your ears, then straighten.",
      cues: ["Dumbbells pass beside your head.", "Only your forearms move."],
      mistakes: ["Dumbbells wander: go lighter and slower."],
      easier: "Triceps Pushdown (Cable)",
      harder: "Skullcrusher (EZ Bar)",
      joints: ["elbow"],
    },
    "Skullcrusher (Cable)": {
      setUp: "Put the head of a bench near the low pulley. Lie down, cable bar over your forehead, arms up.",
      move: "Bend your elbows until the bar is behind your head, then straighten.",
      cues: ["Upper arms tip back a little.", "Only your forearms move."],
      mistakes: ["Pulled off the bench: plant your feet wide."],
      easier: "Triceps Pushdown (Cable)",
      joints: ["elbow"],
    },
    "Tate Press (Dumbbell)": {
      setUp: "Lie on a bench, dumbbells over your chest, palms toward your feet, elbows out.",
      move: "Bend your elbows until the dumbbells touch your chest, then straighten them.",
      cues: ["Elbows point to the sides.", "Touch down softly."],
      mistakes: [
        "Pressing the dumbbells: keep your upper arms still.",
        "Dumbbells drop: take two seconds to lower them.",
      ],
      easier: "Skullcrusher (Dumbbell)",
      joints: ["elbow"],
    },
    "JM Press (Barbell)": {
      setUp:
        "Lie on a bench, hands shoulder-width apart, bar over your upper chest. Have a spotter or safety pins.",
      move: "Lower the bar halfway toward your chin, elbows moving forward and down. Then press it back up.",
      cues: ["Halfway between a press and a skullcrusher.", "Elbows point to your feet."],
      mistakes: [
        "Too heavy: start with half your close-grip bench press weight.",
        "Bar drifts to your belly: keep it over your throat and upper chest.",
      ],
      easier: "Skullcrusher (EZ Bar)",
      joints: ["elbow"],
      needsCoach: true,
    },
    "JM Press (Smith Machine)": {
      setUp:
        "Put a bench under the Smith bar so that the bar moves over your upper chest. Hands shoulder-width apart, safety stops set.",
      move: "Lower the bar halfway toward your chin, elbows moving forward and down. Then press it back up.",
      cues: ["Let the elbows travel forward.", "Wrists straight."],
      mistakes: ["Elbows flare: point them to your feet.", "Stops too low: set them above your neck."],
      easier: "Skullcrusher (EZ Bar)",
      harder: "JM Press (Barbell)",
      joints: ["elbow"],
      needsCoach: true,
    },
  },
}
