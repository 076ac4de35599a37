import type { Pattern } from "../pose/pattern.ts"

const onTheBack = { at: [0, 10.5], lean: -90, look: -86 }

/** Patterns of movements on the floor and hanging. */
export const floor = {
  "dead-bug": {
    view: 24,
    trace: ["ankle", "R"],
    hair: true,
    keys: [
      { ...onTheBack, arm: [176, 2, 178, 2], leg: [180, 4, 92, 4, 10] },
      { armL: [256, 2, 258, 2], legR: [104, 4, 96, 4, 20] },
    ],
  },
  "hollow-hold": {
    view: 22,
    keys: [{ at: [0, 11], lean: -76, bend: 8, look: -56, arm: [244, 6, 246, 6], leg: [112, 3, 112, 3, 34] }],
  },
  "hollow-rock": {
    view: 22,
    trace: ["ankle", "R"],
    keys: [
      { at: [-4, 13], lean: -96, bend: 10, look: -72, arm: [232, 6, 234, 6], leg: [128, 3, 128, 3, 34] },
      { at: [4, 13], lean: -62, bend: 8, look: -44, arm: [254, 6, 256, 6], leg: [98, 3, 98, 3, 34] },
    ],
  },
  superman: {
    view: 22,
    hair: true,
    trace: ["ankle", "R"],
    keys: [
      { at: [0, 11], lean: 90, look: 84, arm: [94, 8, 92, 8], leg: [-90, 4, -91, 4, 50] },
      { at: [0, 12], lean: 84, bend: -20, look: 52, arm: [116, 8, 114, 8], leg: [-104, 4, -106, 4, 50] },
    ],
  },
  "superman-hold": {
    view: 22,
    hair: true,
    keys: [
      { at: [0, 12], lean: 84, bend: -20, look: 52, arm: [116, 8, 114, 8], leg: [-104, 4, -106, 4, 50] },
    ],
  },
  "mountain-climber": {
    view: 22,
    loop: true,
    still: 0,
    hair: true,
    keys: [
      {
        ...{ at: [-7.3, 46.3], lean: 68.5, look: 54, hand: [38, 3, 22], palm: 1, elbow: [-1, 0.2, 0.6] },
        ...{ footR: [-12, 6, 9, 40, 0], kneeR: [1, -0.1, 0.2] },
        ...{ footL: [-84, 0, 8, 64, 0], kneeL: [1, -0.6, 0.1] },
      },
      {
        ...{ footL: [-12, 6, 9, 40, 0], kneeL: [1, -0.1, 0.2] },
        ...{ footR: [-84, 0, 8, 64, 0], kneeR: [1, -0.6, 0.1] },
      },
    ],
  },
  "v-up": {
    view: 22,
    trace: ["ankle", "R"],
    keys: [
      { at: [0, 10.5], lean: -88, look: -84, arm: [264, 6, 266, 6], leg: [92, 3, 91, 3, 40] },
      { at: [0, 12], lean: -38, bend: 14, look: -10, arm: [116, 6, 116, 6], leg: [140, 3, 140, 3, 40] },
    ],
  },
  "bicycle-crunch": {
    view: 26,
    loop: true,
    still: 0,
    keys: [
      {
        ...{ at: [0, 10.5], lean: -82, bend: 26, look: -46, twist: 24, hand: ["head", 0, 1, 11] },
        elbow: [0.4, 0.3, 1],
        legR: [104, 4, 98, 4, 30],
        legL: [198, 4, 88, 4, 10],
      },
      { twist: -24, legL: [104, 4, 98, 4, 30], legR: [198, 4, 88, 4, 10] },
    ],
  },
  "reverse-crunch": {
    view: 24,
    trace: ["knee", "R"],
    hair: true,
    keys: [
      { at: [0, 10.5], lean: -90, look: -86, arm: [86, 12, 86, 10], leg: [178, 4, 92, 4, 10] },
      { at: [-6, 18], lean: -112, bend: 24, look: -86, arm: [84, 12, 84, 10], leg: [232, 4, 150, 4, 10] },
    ],
  },
  "knee-raise-hanging": {
    view: 30,
    kit: [
      {
        is: "pole",
        p: [
          [0, 215, -60],
          [0, 215, 60],
        ],
        w: 1.6,
        forward: 4,
      },
      {
        is: "pole",
        p: [
          [-2, 0, -58],
          [0, 215, -58],
        ],
        w: 2.2,
      },
      {
        is: "pole",
        p: [
          [0, 0, 58],
          [0, 215, 58],
        ],
        w: 2.2,
        forward: -90,
      },
    ],
    trace: ["knee", "R"],
    hair: true,
    keys: [
      {
        at: [4, 103.2],
        lean: 0,
        hand: [0, 215, 24],
        fist: 1,
        leg: [4, 3, -2, 3, 30],
        elbow: [-0.4, -1, 0.5],
      },
      { at: [-2, 104.6], lean: -8, bend: 10, look: 0, leg: [104, 3, 4, 3, 20] },
    ],
  },
  "dead-hang": {
    view: -52,
    kit: [
      {
        is: "pole",
        p: [
          [0, 215, -60],
          [0, 215, 60],
        ],
        w: 1.6,
        forward: 4,
      },
      {
        is: "pole",
        p: [
          [0, 0, 58],
          [0, 215, 58],
        ],
        w: 2.4,
      },
      {
        is: "pole",
        p: [
          [0, 0, -58],
          [0, 215, -58],
        ],
        w: 2.4,
      },
    ],
    keys: [
      {
        at: [2, 102.8],
        lean: 0,
        hand: [0, 215, 26],
        elbow: [0, -1, 0.6],
        leg: [4, 3, -4, 3, 34],
        look: -4,
        fist: 1,
      },
    ],
  },
  "glute-kickback": {
    view: 24,
    trace: ["knee", "R"],
    hair: true,
    keys: [
      {
        at: [-20, 51],
        lean: 84,
        look: 72,
        hand: [30, 3, 16],
        palm: 1,
        elbow: [-1, 0, 0.2],
        leg: [0, 3, -90, 3, 82],
      },
      { legR: [-88, 3, -178, 3, 10] },
    ],
  },
  "fire-hydrant": {
    view: 82,
    trace: ["knee", "R"],
    keys: [
      {
        at: [-20, 51],
        lean: 84,
        look: 66,
        hand: [30, 3, 16],
        palm: 1,
        elbow: [-1, 0, 0.2],
        leg: [0, 3, -90, 3, 82],
      },
      { legR: [4, 74, -86, 10, 40] },
    ],
  },
  "glute-bridge-one-leg": {
    view: 24,
    trace: "hips",
    traceShift: [0, -34],
    keys: [
      {
        ...{ at: [0, 10.5], lean: -90, look: -90, arm: [86, 14, 86, 10] },
        footR: [46, 0, 8, 0, 8],
        legL: [128, 4, 118, 4, 20],
      },
      { at: [4, 35], lean: -120, bend: 8, look: -90, arm: [72, 14, 82, 10], legL: [118, 4, 116, 4, 20] },
    ],
  },
  "bear-crawl": {
    view: 24,
    loop: true,
    still: 0,
    keys: [
      {
        ...{ at: [-24, 50], lean: 78, look: 54, palm: 1, elbow: [-1, 0, 0.2] },
        handR: [40, 3, 16],
        handL: [24, 3, 16],
        footR: [-46, 0, 9, 56, 2],
        footL: [-30, 0, 9, 56, 2],
      },
      { handR: [24, 3, 16], handL: [40, 3, 16], footR: [-30, 0, 9, 56, 2], footL: [-46, 0, 9, 56, 2] },
    ],
  },
} satisfies Record<string, Pattern>
