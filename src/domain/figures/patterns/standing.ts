import type { Pattern } from "../pose/pattern.ts"

/** Patterns of standing, walking and jumping on both feet. */
export const standing = {
  walk: {
    view: 18,
    loop: true,
    hair: true,
    keys: [
      {
        lean: 3,
        armR: [-18, 6, 4, 2],
        armL: [18, 6, 40, 2],
        legR: [24, 3, 12, 3, -8],
        legL: [-16, 3, -32, 3, 10],
      },
      { armR: [0, 6, 14, 2], armL: [0, 6, 14, 2], legR: [4, 3, 2, 3, 0], legL: [12, 3, -44, 3, 10] },
      { armR: [18, 6, 40, 2], armL: [-18, 6, 4, 2], legR: [-16, 3, -32, 3, 10], legL: [24, 3, 12, 3, -8] },
      { armR: [0, 6, 14, 2], armL: [0, 6, 14, 2], legL: [4, 3, 2, 3, 0], legR: [12, 3, -44, 3, 10] },
    ],
  },
  "side-bend": {
    view: 72,
    kit: [{ is: "dumbbell", hand: "R" }],
    trace: "neck",
    stands: true,
    keys: [
      { lean: 0, side: 8, armR: [2, 8, 4, 6], armL: [20, 40, 150, -40], leg: [2, 5, -2, 5, 0] },
      { side: -16 },
    ],
  },
  pallof: {
    view: 60,
    kit: [
      { is: "tower", x: 12, z: -96, h: 150 },
      { is: "cable", from: [14, 122, -92], to: "hands" },
    ],
    trace: ["grip", "R"],
    hair: true,
    keys: [
      { at: [-2, 90], lean: 2, hand: [18, 124, 3], elbow: [-0.2, -1, 0.8], foot: [9, 0, 16, 0, 10] },
      { hand: [56, 126, 2], elbow: [0, -1, 0.4] },
    ],
  },
  "straight-arm-pulldown": {
    view: -30,
    kit: [
      { is: "tower", x: 78, h: 205 },
      {
        is: "pole",
        p: [
          [78, 203, 0],
          [60, 203, 0],
        ],
        w: 2.6,
        forward: -30,
      },
      { is: "cable", from: [60, 200, 0], to: "hands", handle: "bar" },
    ],
    trace: ["grip", "R"],
    stands: true,
    keys: [
      { at: [-16, 90], lean: 22, look: 6, arm: [128, 4, 132, 0], foot: [4, 0, 11, 0, 8] },
      { lean: 18, arm: [16, 5, 22, 0] },
    ],
  },
  "pull-through": {
    view: 28,
    kit: [
      { is: "tower", x: -92, h: 150 },
      { is: "cable", from: [-84, 18, 0], to: "hands", handle: "rope" },
    ],
    trace: ["grip", "R"],
    stands: true,
    hair: true,
    keys: [
      {
        at: [-24, 80],
        lean: 66,
        look: 40,
        hand: [-18, 56, 4],
        elbow: [-0.6, 0, 0.4],
        foot: [9, 0, 18, 0, 12],
      },
      { at: [-1, 90], lean: 0, look: 0, hand: [12, 78, 6] },
    ],
  },
  "band-pull-apart": {
    view: 56,
    kit: [
      {
        is: "band",
        p: [
          ["grip", "R"],
          ["grip", "L"],
        ],
        forward: 24,
      },
    ],
    trace: ["grip", "R"],
    stands: true,
    keys: [{ lean: 1, arm: [78, 4, 80, -4], leg: [3, 4, -3, 4, 0], fist: 1 }, { arm: [66, 66, 70, 62] }],
  },
  "external-rotation": {
    view: 62,
    kit: [
      { is: "tower", x: 20, z: -96, h: 150 },
      { is: "cable", from: [22, 112, -92], to: ["grip", "R"] },
    ],
    trace: ["grip", "R"],
    hair: true,
    keys: [
      { lean: 0, armR: [8, 8, 88, -60], armL: [4, 8, 8, 4], leg: [3, 4, -3, 4, 0] },
      { armR: [8, 8, 88, 44] },
    ],
  },
  halo: {
    view: 50,
    loop: true,
    kit: [{ is: "kettlebell", hand: "both", hangs: [0, 1, 0] }],
    trace: "hands",
    keys: [
      {
        ...{ at: [-1, 92], lean: 0, elbow: [0.2, -0.6, 1], foot: [9, 0, 13, 0, 12] },
        handR: [22, 148, 5],
        handL: [22, 148, 5],
      },
      { handR: [0, 160, 28], handL: [2, 162, -18], elbow: [0.2, 0.1, 1] },
      { handR: [-18, 164, 5], handL: [-18, 164, 5], elbow: [0.3, 0.3, 1] },
      { handR: [2, 162, -18], handL: [0, 160, 28], elbow: [0.2, 0.1, 1] },
    ],
  },
  "jumping-jack": {
    view: 78,
    hair: true,
    keys: [
      { hop: 0, lean: 1, arm: [4, 10, 6, 8], leg: [2, 3, -2, 3, 0] },
      { hop: 6, arm: [178, 24, 182, 6], leg: [2, 22, -2, 22, 20] },
    ],
  },
  "jump-squat": {
    view: 26,
    trace: "hips",
    hair: true,
    keys: [
      { at: [-24, 56], lean: 42, look: 14, arm: [-40, 8, -34, 6], foot: [9, 0, 12, 0, 12] },
      { at: [-2, 122], lean: 0, look: -4, arm: [150, 8, 156, 6], foot: [7, 26, 10, 44, 4] },
    ],
  },
  "broad-jump": {
    view: 20,
    trace: "hips",
    still: 0.5,
    keys: [
      { at: [-34, 62], lean: 48, look: 20, arm: [-46, 6, -36, 4], foot: [-8, 0, 12, 0, 8] },
      { at: [26, 104], lean: 26, look: 6, arm: [130, 8, 140, 6], foot: [22, 34, 12, 40, 4] },
      { at: [70, 56], lean: 44, look: 14, arm: [64, 6, 76, 4], foot: [98, 0, 12, 0, 8] },
    ],
  },
  "high-knees": {
    view: 18,
    loop: true,
    still: 0,
    keys: [
      {
        lean: 2,
        hop: 3,
        legR: [92, 3, -6, 3, 20],
        legL: [-4, 3, -8, 3, 20],
        armR: [-40, 6, 50, -6],
        armL: [34, 6, 116, -6],
        fist: 1,
      },
      { legL: [92, 3, -6, 3, 20], legR: [-4, 3, -8, 3, 20], armL: [-40, 6, 50, -6], armR: [34, 6, 116, -6] },
    ],
  },
} satisfies Record<string, Pattern>
