import type { GuideFamily } from "../guide-family.ts"

/** Romanian and stiff-leg deadlifts. */
export const romanianDeadlifts: GuideFamily = {
  move: "Push your hips back until the back of your thighs is tight, then push them forward to stand.",
  breathe: "In on the way down, out as you stand.",
  cues: ["Knees soft and still.", "Long neck, long back."],
  mistakes: ["Back rounds: stop a little higher.", "Turning it into a squat: push your hips back."],
  exercises: {
    "Romanian Deadlift (Barbell)": {
      setUp:
        "Take the bar from the rack or floor and stand tall, feet hip-width apart. Hands just outside your thighs.",
      cues: ["Slide the bar down your thighs."],
      easier: "Romanian Deadlift (Dumbbell)",
      harder: "Paused Romanian Deadlift (Barbell)",
      joints: ["lower back", "hip"],
    },
    "Romanian Deadlift (Dumbbell)": {
      setUp: "Hold a dumbbell in each hand in front of your thighs. Feet hip-width apart.",
      cues: ["Slide the dumbbells down your legs."],
      easier: "Romanian Deadlift (Kettlebell)",
      harder: "Romanian Deadlift (Barbell)",
      joints: ["hip"],
    },
    "Romanian Deadlift (Kettlebell)": {
      setUp: "Hold one or two kettlebells in front of your thighs, arms straight. Feet hip-width apart.",
      cues: ["Push your hips back as if to close a car door."],
      easier: "Pull Through (Cable)",
      harder: "Romanian Deadlift (Dumbbell)",
      joints: ["hip"],
    },
    "Romanian Deadlift (Cable)": {
      setUp:
        "Face the low pulley and hold the bar with straight arms. Step back until the cable pulls, feet hip-width apart.",
      cues: ["Let the cable pull your hands, not your shoulders."],
      mistakes: ["Pulled onto your toes: shift your weight into your heels."],
      easier: "Pull Through (Cable)",
      harder: "Romanian Deadlift (Dumbbell)",
      joints: ["hip"],
    },
    "Romanian Deadlift (Smith Machine)": {
      setUp:
        "Set the Smith bar at mid-thigh and stand close, feet hip-width apart. Hands just outside your thighs.",
      cues: ["Hips move back; the bar just moves down."],
      mistakes: ["Bar presses on your knees: step back a little."],
      easier: "Romanian Deadlift (Dumbbell)",
      harder: "Romanian Deadlift (Barbell)",
      joints: ["lower back", "hip"],
    },
    "Romanian Deadlift (Trap Bar)": {
      setUp: "Stand tall in the trap bar, handles at your sides. Feet hip-width apart in the middle.",
      cues: ["Lower the handles along your calves, hips far back."],
      mistakes: ["Bar swings: keep it centered over your feet."],
      easier: "Romanian Deadlift (Dumbbell)",
      harder: "Romanian Deadlift (Barbell)",
      joints: ["lower back", "hip"],
    },
    "Paused Romanian Deadlift (Barbell)": {
      setUp:
        "Stand tall with the bar in front of your thighs, a bit lighter than usual. Feet hip-width apart.",
      move: "Push your hips back until your thighs are tight, hold for two seconds, then stand.",
      cues: ["Stay still and tight during the pause."],
      mistakes: ["Sinking deeper during the pause: stop while your back is still flat."],
      easier: "Romanian Deadlift (Barbell)",
      harder: "Stiff Leg Deadlift (Barbell)",
      joints: ["lower back", "hip"],
    },
    "B-Stance Romanian Deadlift (Dumbbell)": {
      setUp: "Hold two dumbbells. Put one foot flat and the toes of the other beside its heel.",
      cues: ["Keep nearly all your weight on the flat foot."],
      mistakes: ["Hips turn: keep them facing forward."],
      easier: "Romanian Deadlift (Dumbbell)",
      harder: "Single Leg Romanian Deadlift (Dumbbell)",
      joints: ["hip"],
    },
    "Single Leg Romanian Deadlift (Dumbbell)": {
      setUp: "Stand on one foot, a dumbbell in the opposite hand or in both. Knee soft.",
      move: "Push your hips back and let the free leg rise behind you until your body is nearly level. Then stand up.",
      cues: ["Head and back heel move as one.", "Knee soft and still."],
      mistakes: [
        "Hip opens to the side: point the toes of your back foot at the floor.",
        "Wobbling: touch a wall with your free hand.",
      ],
      easier: "B-Stance Romanian Deadlift (Dumbbell)",
      harder: "Single Leg Romanian Deadlift (Barbell)",
      joints: ["hip"],
    },
    "Single Leg Romanian Deadlift (Kettlebell)": {
      setUp: "Stand on one foot, a kettlebell in the opposite hand. Let it hang close to your leg.",
      move: "Push your hips back and let the free leg rise behind you until your body is nearly level. Then stand up.",
      cues: ["Reach back with your free heel.", "Knee soft and still."],
      mistakes: [
        "Bell swings: move more slowly.",
        "Hip opens to the side: point the toes of your back foot at the floor.",
      ],
      easier: "B-Stance Romanian Deadlift (Dumbbell)",
      harder: "Single Leg Romanian Deadlift (Barbell)",
      joints: ["hip"],
    },
    "Single Leg Romanian Deadlift (Barbell)": {
      setUp: "Stand on one foot with the bar in front of your thighs, hands shoulder-width apart.",
      move: "Push your hips back and let the free leg rise behind you until your body is nearly level. Then stand up.",
      cues: ["Keep the bar close and level.", "Knee soft and still."],
      mistakes: [
        "Bar tilts: start with an empty bar.",
        "Hip opens to the side: point the toes of your back foot at the floor.",
      ],
      easier: "Single Leg Romanian Deadlift (Dumbbell)",
      joints: ["hip"],
    },
    "Stiff Leg Deadlift (Barbell)": {
      setUp:
        "Stand with the bar over the middle of your feet, hip-width apart. Grip it with almost straight legs.",
      move: "Stand up by pushing your hips forward. Lower the bar to the floor with your legs almost straight.",
      cues: ["Let the bar hang straight down from your shoulders."],
      mistakes: [
        "Back rounds before the bar reaches the floor: raise the plates on blocks.",
        "Jerking off the floor: start each rep slowly.",
      ],
      easier: "Romanian Deadlift (Barbell)",
      joints: ["lower back", "hip"],
    },
    "Stiff Leg Deadlift (Dumbbell)": {
      setUp: "Hold a dumbbell in each hand in front of you, feet hip-width apart. Legs almost straight.",
      move: "Bend at the hips and lower the dumbbells past your knees, then stand up.",
      cues: ["Feel the stretch in the backs of your legs."],
      mistakes: ["Locked knees: keep a slight bend."],
      easier: "Stiff Leg Deadlift (Band)",
      harder: "Romanian Deadlift (Barbell)",
      joints: ["hip"],
    },
    "Stiff Leg Deadlift (Band)": {
      setUp:
        "Stand on the band, feet hip-width apart, and hold its ends with straight arms. Legs almost straight.",
      move: "Bend at the hips until your hands pass your knees, then stand up against the band.",
      cues: ["Squeeze hardest at the top."],
      mistakes: ["Band too loose: wrap it around your hands."],
      easier: "Pull Through (Cable)",
      harder: "Stiff Leg Deadlift (Dumbbell)",
      joints: ["hip"],
    },
    "Pull Through (Cable)": {
      setUp:
        "Stand with your back to the low pulley and hold the rope between your legs. Walk forward until the cable pulls.",
      move: "Push your hips back and let the rope go through your legs, then push your hips forward to stand.",
      cues: ["Your arms are just ropes."],
      mistakes: [
        "Pulling with your arms: drive with your hips.",
        "Leaning back at the top: stand tall and stop.",
      ],
      harder: "Romanian Deadlift (Kettlebell)",
    },
  },
}
