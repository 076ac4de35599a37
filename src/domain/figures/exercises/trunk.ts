import type { ExerciseFigure } from "./varied-figure.ts"

/** The trunk, endurance and stretches. */
export const trunkFigures: Record<string, ExerciseFigure> = {
  Crunch: { of: "crunch" },
  "Sit Up": { of: "sit-up" },
  "Hanging Leg Raise": { of: "leg-raise-hanging" },
  "Lying Leg Raise": { of: "leg-raise-lying" },
  Plank: { of: "plank" },
  "RKC Plank": { of: "plank" },
  "Side Plank": { of: "side-plank" },
  "Russian Twist (Weighted)": { of: "russian-twist" },
  "Ab Wheel": { of: "ab-wheel" },
  "Bird Dog": { of: "bird-dog" },
  "Woodchop (Cable)": { of: "woodchop" },
  Burpee: { of: "burpee" },
  Running: { of: "run" },
  "Track Running": { of: "run" },
  "Trail Running": { of: "run" },
  Sprints: { of: "run" },
  "Rowing Machine": { of: "row-erg" },
  "Cycling (Indoor)": { of: "cycle" },
  Spinning: { of: "cycle" },
  "Elliptical Machine": { of: "elliptical" },
  "Jump Rope": { of: "jump-rope" },
}
