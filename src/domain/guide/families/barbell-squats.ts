import type { GuideFamily } from "../guide-family.ts"

/** Squats with a bar on the back or in front of the body. */
export const barbellSquats: GuideFamily = {
  move: "Sit between your heels until your hips drop below your knees, then stand.",
  breathe: "In at the top and hold, out as you near the top again.",
  cues: ["Push the floor apart.", "Chest and hips rise together."],
  mistakes: ["Heels lift: widen your stance.", "Knees cave in: push them out over your toes."],
  exercises: {
    "Back Squat (Barbell)": {
      setUp:
        "Bar on your upper back, safety pins just below your lowest point. Two steps back, feet a bit wider than your hips.",
      cues: ["Pull the bar down tight on your back."],
      easier: "Goblet Squat (Dumbbell)",
      harder: "Pause Squat (Barbell)",
      joints: ["lower back", "hip", "knee"],
    },
    "Low Bar Squat (Barbell)": {
      setUp:
        "Set the bar a hand’s width lower than usual, on the shelf made by your rear shoulders. Hands wide, feet wider than your hips.",
      move: "Push your hips back, lean a little, and sit until your hips drop below your knees. Stand up the same way.",
      cues: ["Squeeze the bar into your back."],
      mistakes: ["Bar rolls up your back: pull your elbows down and in."],
      easier: "Back Squat (Barbell)",
      harder: "Tempo Squat (Barbell)",
      joints: ["shoulder", "lower back", "hip", "knee"],
    },
    "Pause Squat (Barbell)": {
      setUp:
        "Unrack the bar on your upper back with about 80 percent of your usual weight. Feet a bit wider than your hips.",
      move: "Sit down until your hips drop below your knees, stay still for two seconds, then stand.",
      cues: ["Stay tight during the pause; don’t rest on your legs."],
      mistakes: ["Bouncing up: count the pause out loud."],
      easier: "Back Squat (Barbell)",
      harder: "Pin Squat (Barbell)",
      joints: ["lower back", "hip", "knee"],
    },
    "Tempo Squat (Barbell)": {
      setUp:
        "Bar on your upper back, safety pins just below your lowest point. Go lighter than usual, because each rep takes longer.",
      move: "Take four seconds to sit until your hips drop below your knees, then stand at normal speed.",
      cues: ["Count every second of the way down."],
      mistakes: ["Speeding up near the bottom: use less weight."],
      easier: "Back Squat (Barbell)",
      harder: "Pause Squat (Barbell)",
      joints: ["lower back", "hip", "knee"],
    },
    "Pin Squat (Barbell)": {
      setUp:
        "Set the pins so that the bar rests on them at your lowest point. Bar on your upper back, feet a bit wider than your hips.",
      move: "Sit until the bar rests on the pins. Stay tight for a second, then stand.",
      cues: ["Set the bar down softly."],
      mistakes: ["Relaxing on the pins: keep your abs tight."],
      easier: "Box Squat (Barbell)",
      harder: "Anderson Squat (Barbell)",
      joints: ["lower back", "hip", "knee"],
    },
    "Anderson Squat (Barbell)": {
      setUp:
        "Set the pins at the depth you want and lay the bar on them. Get under it, upper back tight, feet a bit wider than your hips.",
      move: "Start from the pins: stand up, then lower the bar back onto them and reset.",
      breathe: "In and hold before each rep, out at the top.",
      cues: ["Take up the slack before you push."],
      mistakes: ["Hips shoot up first: get your chest set before you push."],
      easier: "Pin Squat (Barbell)",
      harder: "Zercher Squat (Barbell)",
      joints: ["lower back", "hip", "knee"],
    },
    "Box Squat (Barbell)": {
      setUp:
        "Put a box or bench behind you at about knee height. Bar on your upper back, feet wider than your shoulders.",
      move: "Push your hips back until you sit on the box. Stay tight for a second, then stand.",
      cues: ["Sit back, not down."],
      mistakes: [
        "Dropping onto the box: lower yourself more slowly.",
        "Rocking to get up: stay tight and drive straight up.",
      ],
      easier: "Goblet Squat (Dumbbell)",
      harder: "Back Squat (Barbell)",
      joints: ["lower back", "hip"],
    },
    "Cyclist Squat (Barbell)": {
      setUp: "Heels on a wedge or two plates, feet close together. Bar high on your upper back.",
      move: "Sit straight down with your knees going well forward, then stand.",
      cues: ["Keep your chest tall.", "Let your knees travel over your toes."],
      mistakes: [
        "Tipping back on your heels: keep pressure on the balls of your feet.",
        "Bouncing at the bottom: slow down as you get there.",
      ],
      easier: "Goblet Squat (Dumbbell)",
      harder: "Sissy Squat",
      joints: ["lower back", "hip", "knee"],
    },
    "Sumo Squat (Barbell)": {
      setUp:
        "Bar on your upper back. Feet about one and a half times as wide as your shoulders, toes turned out.",
      move: "Sit straight down between your knees until your thighs are level, then stand.",
      cues: ["Spread your knees as you sit."],
      mistakes: [
        "Toes pointing straight ahead: turn them out to match your knees.",
        "Leaning forward: keep your chest up.",
      ],
      easier: "Sumo Squat (Dumbbell)",
      joints: ["lower back", "hip", "knee"],
    },
    "Safety Bar Squat": {
      setUp:
        "Rest the pads of the safety bar on your shoulders and hold the handles in front. Feet a bit wider than your hips.",
      cues: ["Push the handles up, not down."],
      mistakes: ["The bar tips you forward: keep your upper back tight."],
      easier: "Goblet Squat (Dumbbell)",
      harder: "Front Squat (Barbell)",
      joints: ["lower back", "hip", "knee"],
    },
    "Front Squat (Barbell)": {
      setUp:
        "Rest the bar on the front of your shoulders, fingertips under it, elbows high. Feet a bit wider than your hips.",
      cues: ["Elbows up, especially when you stand."],
      mistakes: [
        "Elbows drop: stop the set there.",
        "Wrists feel tight: hold the bar with two fingers or cross your arms.",
      ],
      easier: "Front Squat (Kettlebell)",
      harder: "Overhead Squat (Barbell)",
      joints: ["wrist", "lower back", "hip", "knee", "ankle"],
    },
    "Front Squat (Smith Machine)": {
      setUp:
        "Stand under the Smith bar so that it rests on the front of your shoulders. Cross your arms, feet slightly in front of your hips.",
      cues: ["Keep your elbows as high as the bar."],
      mistakes: ["Feet too far forward: bring them in until you can push through your whole foot."],
      easier: "Goblet Squat (Kettlebell)",
      harder: "Front Squat (Barbell)",
      joints: ["hip", "knee"],
    },
    "Zercher Squat (Barbell)": {
      setUp:
        "Hold the bar in the crooks of your elbows, fists up. A pad or towel helps. Feet a bit wider than your hips.",
      cues: ["Hug the bar tight to your belly."],
      mistakes: ["Upper back rounds: use less weight."],
      easier: "Goblet Squat (Kettlebell)",
      harder: "Front Squat (Barbell)",
      joints: ["elbow", "lower back", "hip", "knee"],
    },
    "Overhead Squat (Barbell)": {
      setUp:
        "Hold the bar overhead with a very wide grip, arms locked. Feet a bit wider than your hips, toes slightly out.",
      cues: ["Push up into the bar the whole time."],
      mistakes: ["Bar drifts forward: keep it over the middle of your feet."],
      easier: "Front Squat (Barbell)",
      harder: "Snatch Balance (Barbell)",
      joints: ["shoulder", "wrist", "lower back", "hip", "knee", "ankle"],
    },
    "Hack Squat (Barbell)": {
      setUp:
        "Stand with the bar on the floor behind your heels. Squat down and grip it outside your legs, arms straight.",
      move: "Push through your feet until you stand tall, then lower the bar behind you to the floor.",
      breathe: "In and hold at the bottom, out at the top.",
      cues: ["Keep the bar close to the back of your legs."],
      mistakes: [
        "Bar catches on your calves: put your heels on small plates.",
        "Back rounds: drop your hips and lift your chest.",
      ],
      easier: "Hack Squat (Machine)",
      harder: "Zercher Squat (Barbell)",
      joints: ["lower back", "hip", "knee"],
    },
    "Squat (Smith Machine)": {
      setUp:
        "Bar on your upper back, feet a short step in front of the Smith bar. Unhook the bar and set the stops.",
      cues: ["Lean back into the bar a little."],
      mistakes: ["Feet straight under the bar: step them forward a little."],
      easier: "Goblet Squat (Dumbbell)",
      harder: "Back Squat (Barbell)",
      joints: ["hip", "knee"],
    },
    "Squat (Trap Bar)": {
      setUp: "Stand in the middle of the trap bar and grip the handles. Sit low, chest up, arms straight.",
      move: "Push the floor away until you stand, then sit back down until the plates touch.",
      breathe: "In and hold at the bottom, out at the top.",
      cues: ["Sit low and push with your legs."],
      mistakes: [
        "Lifting it like a deadlift: bend your knees more.",
        "Back rounds: lift your chest before you push.",
      ],
      easier: "Goblet Squat (Kettlebell)",
      harder: "Back Squat (Barbell)",
      joints: ["hip", "knee"],
    },
  },
}
