import { presses } from "../patterns/presses.ts"
import { pins, stabilityBall } from "./frames.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

/** The figures of push-ups with the hands and feet in other positions, and of a press from pins. */
export const morePushUpFigures: Record<string, ExerciseFigure> = {
  "Archer Push Up": {
    of: "push-up",
    view: 56,
    keys: [
      { at: [-5.2, 36, 0], lean: 76, look: 62, hand: [39, 3, 50], foot: [-86, 0, 8, 64, 0] },
      { at: [-4, 25, 14], lean: 84, elbowL: [-0.4, 0.4, 0.4] },
    ],
  },
  "Clap Push Up": {
    of: "push-up",
    still: 1,
    keys: [
      { at: [-1.8, 24], lean: 84.5, look: 70 },
      { at: [-10, 50], lean: 60, look: 46, hand: [46, 34, 2], palm: 0, elbow: [-0.4, -0.2, 1] },
    ],
  },
  "Hindu Push Up": { of: "hindu-push-up" },
  "Pseudo Planche Push Up": {
    of: "push-up",
    keys: [
      {
        at: [-2, 41],
        lean: 75,
        look: 62,
        hand: [17, 3, 22],
        foot: [-84, 0, 8, 70, 0],
        elbow: [-1, 0.4, 0.4],
      },
      { at: [0, 24], lean: 84, look: 70 },
    ],
  },
  "Push Up (Band)": {
    of: "push-up",
    kit: [
      {
        is: "band",
        p: [
          ["grip", "R"],
          ["shoulder", "R"],
        ],
        forward: 30,
      },
      {
        is: "band",
        p: [
          ["grip", "L"],
          ["shoulder", "L"],
        ],
        forward: -4,
      },
      { is: "carriage", at: ["neck", "neck"], off: [-14, 3, 0], s: [9, 2, 36], tilt: 20, forward: 14 },
    ],
  },
  "Push Up (Stability Ball)": {
    of: "push-up",
    kit: [stabilityBall(30, 0, 27)],
    keys: [
      { at: [-26, 74], lean: 48, look: 38, hand: [26, 53, 15], foot: [-80, 0, 10, 50, 0] },
      { at: [-14, 56], lean: 62, look: 50 },
    ],
  },
  "Spiderman Push Up": {
    of: "push-up",
    view: 34,
    keys: [
      { footR: [-88, 0, 8, 64, 0] },
      { footR: [-26, 20, 40, 70, 10], kneeR: [1, 0.3, 0.8], legDepthR: 24 },
    ],
  },
  "Pin Press (Barbell)": {
    of: "bench-press",
    still: 1,
    kit: [...presses["bench-press"].kit, ...pins(-34, 78)],
    keys: [{ hand: [-34, 79, 27] }, { hand: [-40, 111, 27] }],
  },
}
