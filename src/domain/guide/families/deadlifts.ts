import type { GuideFamily } from "../guide-family.ts"

/** Deadlifts from the floor. */
export const deadlifts: GuideFamily = {
  move: "Push the floor away until you stand tall, then lower the bar the same way.",
  breathe: "In and hold before you pull, out at the top.",
  cues: ["Keep the bar against your legs.", "Squeeze your armpits shut."],
  mistakes: ["Back rounds: stop the set and use less weight.", "Hips shoot up first: push with your legs."],
  exercises: {
    "Deadlift (Barbell)": {
      setUp:
        "Bar over the middle of your feet, feet hip-width apart. Bend and grip it just outside your legs, shins to the bar.",
      cues: ["Pull the slack out of the bar before you lift."],
      easier: "Deadlift (Trap Bar)",
      harder: "Deficit Deadlift (Barbell)",
      joints: ["lower back", "hip"],
    },
    "Deadlift (Trap Bar)": {
      setUp:
        "Stand in the middle of the trap bar. Grip the handles at their center, hips down, arms straight.",
      cues: ["Push through your whole foot.", "Chest and hips rise together."],
      mistakes: ["Bar tilts: grip the exact middle of the handles."],
      easier: "Deadlift (Kettlebell)",
      harder: "Deadlift (Barbell)",
      joints: ["lower back", "hip"],
    },
    "Deadlift (Smith Machine)": {
      setUp:
        "Set the Smith bar at its lowest point, over the middle of your feet. Grip it just outside your legs.",
      cues: ["Push the floor away before you lift your chest."],
      mistakes: ["Standing too far away: move your shins to the bar."],
      easier: "Deadlift (Dumbbell)",
      harder: "Deadlift (Barbell)",
      joints: ["lower back", "hip"],
    },
    "Deadlift (Dumbbell)": {
      setUp:
        "Set a dumbbell beside each foot, feet hip-width apart. Push your hips back and grip them, palms in.",
      move: "Push the floor away until you stand tall, then lower the dumbbells to the floor.",
      cues: ["Keep the dumbbells close to your legs.", "Chest proud."],
      mistakes: ["Squatting too deep: push your hips back instead."],
      easier: "Deadlift (Kettlebell)",
      harder: "Deadlift (Trap Bar)",
      joints: ["hip"],
    },
    "Deadlift (Kettlebell)": {
      setUp:
        "Set one kettlebell between your ankles, feet hip-width apart. Push your hips back and take the handle with both hands.",
      move: "Push the floor away until you stand tall, then lower the bell to the same spot.",
      cues: ["Hips back, not down.", "Long arms, chest up."],
      mistakes: [
        "Reaching with a round back: bend your knees a little more.",
        "Turning it into a squat: keep your hips above your knees.",
      ],
      easier: "Deadlift (Band)",
      harder: "Deadlift (Dumbbell)",
      joints: ["hip"],
    },
    "Deadlift (Band)": {
      setUp:
        "Stand on the band, feet hip-width apart. Push your hips back and grip the band near your shins.",
      move: "Stand up against the band until your hips are straight, then go back down slowly.",
      cues: ["Squeeze your glutes at the top.", "Keep your back flat."],
      mistakes: [
        "Band slack at the bottom: grip it lower down.",
        "Back rounds: stop the set and use a lighter band.",
      ],
      harder: "Deadlift (Kettlebell)",
      joints: ["hip"],
    },
    "Axle Deadlift": {
      setUp:
        "Stand with the thick bar over the middle of your feet. Grip it as deep in your hands as you can.",
      cues: ["Squeeze before you pull."],
      mistakes: ["Grip opens: use less weight or turn one palm forward."],
      easier: "Deadlift (Barbell)",
      joints: ["lower back", "hip"],
    },
    "Block Deadlift (Barbell)": {
      setUp:
        "Set the plates on blocks so that the bar is at mid-shin or just below your knees. Feet hip-width apart.",
      cues: ["Set your back before each rep."],
      mistakes: ["Leaning back at the top: just stand tall."],
      easier: "Deadlift (Trap Bar)",
      harder: "Deadlift (Barbell)",
      joints: ["lower back", "hip"],
    },
    "Rack Pull (Barbell)": {
      setUp:
        "Set the rack’s pins so that the bar sits just below your knees. Feet hip-width apart, hands just outside your legs.",
      move: "Push your hips forward until you stand tall, then lower the bar onto the pins.",
      cues: ["Lock your back in place before you pull."],
      mistakes: ["Bouncing off the pins: let the bar come to rest each time."],
      easier: "Romanian Deadlift (Dumbbell)",
      harder: "Block Deadlift (Barbell)",
      joints: ["lower back", "hip"],
    },
    "Deficit Deadlift (Barbell)": {
      setUp:
        "Stand on a plate or low platform, bar over the middle of your feet. Grip it just outside your legs.",
      cues: ["Sit a little lower to start."],
      mistakes: ["Platform too high: lower it until you can keep your back flat."],
      easier: "Deadlift (Barbell)",
      harder: "Snatch Grip Deadlift (Barbell)",
      joints: ["lower back", "hip"],
    },
    "Paused Deadlift (Barbell)": {
      setUp: "Set up as for a deadlift, bar over the middle of your feet, with less weight than usual.",
      move: "Pull until the bar is just below your knees, hold for two seconds, then stand tall.",
      cues: ["Stay over the bar during the pause."],
      mistakes: ["Hips rise during the pause: push harder with your legs."],
      easier: "Deadlift (Barbell)",
      harder: "Deficit Deadlift (Barbell)",
      joints: ["lower back", "hip"],
    },
    "Snatch Grip Deadlift (Barbell)": {
      setUp: "Bar over the middle of your feet. Grip it very wide, hips lower than in a normal deadlift.",
      cues: ["Pull your shoulder blades down."],
      mistakes: ["Grip slips: use straps or the hook grip."],
      easier: "Deficit Deadlift (Barbell)",
      joints: ["lower back", "hip"],
    },
    "Sumo Deadlift (Barbell)": {
      setUp:
        "Feet very wide, toes out, shins close to the bar. Grip it inside your knees, arms straight down.",
      move: "Push your feet apart and stand tall, then lower the bar the same way.",
      cues: ["Knees out toward your toes."],
      mistakes: ["Hips start too low: raise them until the bar is under your shoulders."],
      easier: "Sumo Deadlift (Kettlebell)",
      joints: ["lower back", "hip"],
    },
    "Sumo Deadlift (Kettlebell)": {
      setUp: "Set a kettlebell under your hips, feet wide and toes out. Take the handle with both hands.",
      move: "Push your feet apart and stand tall, then lower the bell straight down.",
      cues: ["Keep your back flat and chest up.", "Push the floor away."],
      mistakes: [
        "Knees cave in: push them out over your toes.",
        "Pulling with bent arms: let them hang like ropes.",
      ],
      easier: "Deadlift (Kettlebell)",
      harder: "Sumo Deadlift (Barbell)",
      joints: ["hip"],
    },
    "Jefferson Deadlift (Barbell)": {
      setUp:
        "Stand astride the bar, one foot in front and one behind. Grip it with one hand in front and one behind you.",
      move: "Stand straight up with the bar between your legs, then lower it straight down.",
      cues: ["Hips and shoulders stay square.", "Push evenly with both feet."],
      mistakes: ["Twisting: turn your feet out a little.", "Working one side only: switch feet halfway."],
      easier: "Deadlift (Barbell)",
      joints: ["lower back", "hip"],
    },
    "Zercher Deadlift (Barbell)": {
      setUp:
        "Set the bar on low blocks. Bend deep and hook it in the crooks of your elbows, feet a bit wider than your hips.",
      move: "Push through your legs until you stand tall, then sit back down until the plates touch.",
      cues: ["Hug the bar to you.", "Chest up as you push."],
      mistakes: [
        "Back rounds at the bottom: use higher blocks.",
        "Bar slides on your arms: close your fists and lift them.",
      ],
      easier: "Zercher Squat (Barbell)",
      joints: ["elbow", "lower back", "hip"],
    },
  },
}
