import type { GuideFamily } from "../guide-family.ts"

/** Rows that are seated, supported or done at a cable. */
export const supportedRows: GuideFamily = {
  move: "Pull your elbows back past your ribs, hold for a second, then let your arms straighten.",
  breathe: "Out as you pull, in as you reach.",
  cues: ["Shoulders down first.", "Squeeze your shoulder blades."],
  mistakes: ["Shrugging: keep your neck long.", "Jerking back: use less weight."],
  exercises: {
    "Seated Row (Cable)": {
      setUp: "Feet on the rests, knees soft. Hold the cable V handle with straight arms and sit tall.",
      cues: ["Pull the handle to your belly."],
      mistakes: ["Rocking with each rep: keep your body still."],
      easier: "Seated Row (Band)",
      harder: "Bent Over Row (Dumbbell)",
    },
    "Seated Row - Bar Grip (Cable)": {
      setUp: "Clip a straight bar to the cable. Feet on the rests, hands shoulder-width apart, palms down.",
      cues: ["Pull the bar to the top of your belly."],
      mistakes: ["Elbows flare: point them back and a little out."],
      easier: "Seated Row (Band)",
      harder: "Bent Over Row (Barbell)",
    },
    "Seated Row - Underhand (Cable)": {
      setUp: "Clip a straight bar to the cable. Feet on the rests, hands shoulder-width apart, palms up.",
      cues: ["Pull the bar to your belly button.", "Elbows brush your sides."],
      mistakes: ["Curling the bar: pull with your elbows."],
      easier: "Seated Row (Band)",
      harder: "Bent Over Row - Underhand (Barbell)",
    },
    "Seated Wide-Grip Row (Cable)": {
      setUp: "Clip a wide bar to the cable. Feet on the rests, hands wider than your shoulders, palms down.",
      move: "Pull the bar to your chest with your elbows wide, hold for a second, then let your arms straighten.",
      cues: ["Keep your elbows at chest height."],
      easier: "Seated Row (Cable)",
      harder: "Bent Over Row (Barbell)",
    },
    "Seated Row (Machine)": {
      setUp: "Set the seat so that the machine’s handles are at chest height, chest on the pad.",
      cues: ["Chest stays on the pad."],
      mistakes: ["Pad too close: set it so that your arms are straight at the start."],
      easier: "Seated Row (Band)",
      harder: "Chest Supported T Bar Row",
    },
    "Seated Row (Band)": {
      setUp: "Sit with straight legs and loop the band around your feet. Hold an end in each hand.",
      cues: ["Sit tall; don’t slump."],
      mistakes: ["Band slips off your shoes: wrap it once around each foot."],
      harder: "Seated Row (Cable)",
    },
    "Single Arm Row (Cable)": {
      setUp: "Set the pulley at waist height and hold one handle. Stand or sit facing it, feet split.",
      move: "Pull your elbow past your ribs, hold, then let your arm straighten. Do all reps on one side.",
      cues: ["Hips and chest face the cable."],
      mistakes: ["Twisting as you pull: brace your abs."],
      easier: "Seated Row (Band)",
      harder: "Bent Over One Arm Row (Dumbbell)",
    },
    "Chest Supported Row (Machine)": {
      setUp: "Lie or lean on the machine’s pad, chest high on it, feet planted. Take both handles.",
      cues: ["Chest stays on the pad."],
      mistakes: ["Lifting your chest to finish: use less weight."],
      easier: "Seated Row (Machine)",
      harder: "Seal Row (Dumbbell)",
    },
    "Chest Supported T Bar Row": {
      setUp: "Lie on the machine’s pad with your chest at its top. Feet on the rests, hands on the handles.",
      move: "Pull the handles to your ribs, hold for a second, then lower until your arms are straight.",
      breathe: "Out on the way up, in on the way down.",
      cues: ["Long neck, chest on the pad."],
      easier: "Seated Row (Machine)",
      harder: "T Bar Row",
    },
    "Iso-Lateral Row (Machine)": {
      setUp:
        "Load both arms of the machine equally. Set the seat so that the handles are at mid-chest, chest on the pad.",
      cues: ["Pull both sides evenly."],
      mistakes: [
        "One side moves first: do some sets with the other side alone.",
        "Shrugging: keep your neck long.",
      ],
      easier: "Seated Row (Machine)",
      harder: "Bent Over Row (Barbell)",
    },
    "Iso-Lateral Low Row (Machine)": {
      setUp:
        "Load both arms of the machine equally. Sit with your chest on the pad and reach down for the handles.",
      move: "Pull your elbows back low past your hips, hold for a second, then let your arms straighten.",
      cues: ["Elbows close to your ribs."],
      mistakes: ["Lifting off the seat: use less weight."],
      easier: "Seated Row (Machine)",
      harder: "Bent Over Row - Underhand (Barbell)",
    },
    "Incline Row (Dumbbell)": {
      setUp:
        "Set the bench to about 30 to 45 degrees and lie face down, a dumbbell in each hand. Toes on the floor.",
      move: "Pull your elbows back past your ribs, hold for a second, then lower until your arms are straight.",
      breathe: "Out on the way up, in on the way down.",
      cues: ["Chest stays on the bench."],
      mistakes: ["Lifting your head: look at the floor in front of you."],
      easier: "Seated Row (Machine)",
      harder: "Seal Row (Dumbbell)",
    },
    "Seal Row (Dumbbell)": {
      setUp: "Lie face down on a raised flat bench, a dumbbell in each hand, arms straight.",
      move: "Pull the dumbbells to your ribs, hold for a second, then lower until your arms are straight.",
      breathe: "Out on the way up, in on the way down.",
      cues: ["Legs stay still."],
      mistakes: ["Dumbbells touch the floor: raise the bench."],
      easier: "Incline Row (Dumbbell)",
      harder: "Seal Row (Barbell)",
    },
    "Seal Row (Barbell)": {
      setUp:
        "Lie face down on a raised flat bench, bar under it. Hands wider than your shoulders, arms straight.",
      move: "Pull the bar up to the bench, hold for a moment, then lower it until your arms are straight.",
      breathe: "Out on the way up, in on the way down.",
      cues: ["Press your belly into the bench."],
      mistakes: ["Banging the bench: pull fast but stop softly."],
      easier: "Seal Row (Dumbbell)",
    },
    "Squat Row (Band)": {
      setUp:
        "Anchor a band in front of you at chest height. Hold the ends, arms straight, feet shoulder-width apart.",
      move: "Sit into a squat with straight arms. Stand up and pull your elbows past your ribs.",
      breathe: "In as you sit, out as you stand and pull.",
      cues: ["Stand first, then pull."],
      mistakes: [
        "Band pulls you onto your toes: step closer.",
        "Knees cave in: push them out over your toes.",
      ],
      easier: "Squat (Suspension)",
    },
    "Sled Row": {
      setUp: "Attach straps or a rope to a sled and face it. Sit into a quarter squat, arms straight.",
      move: "Pull your elbows past your ribs in one hard pull. Walk back until the straps are tight and repeat.",
      breathe: "Out as you pull, in as you step.",
      cues: ["Heels down, chest up."],
      mistakes: ["Pulling with a round back: sit lower.", "Straps slack: step back before each pull."],
      easier: "Seated Row (Band)",
      harder: "Sled Pull",
    },
  },
}
