import type { Pattern } from "../pose/pattern.ts"

export const pedals = {
  cycle: {
    view: 22,
    kit: [
      { is: "slab", c: [-24, 90, 0], s: [26, 5, 16], forward: -16 },
      {
        is: "pole",
        p: [
          [-22, 86, 0],
          [4, 34, 0],
        ],
        w: 2.4,
        forward: -16,
      },
      {
        is: "pole",
        p: [
          [8, 32, 0],
          [40, 100, 0],
        ],
        w: 2.4,
        forward: -16,
      },
      {
        is: "pole",
        p: [
          [38, 108, -20],
          [38, 108, 20],
        ],
        w: 1.6,
        forward: -4,
      },
      {
        is: "pole",
        p: [
          [38, 106, 0],
          [34, 90, 0],
        ],
        w: 2,
        forward: -16,
      },
      { is: "disc", c: [48, 34, -2], r: 26, thick: 6 },
      {
        is: "pole",
        p: [
          [-34, 2, 0],
          [64, 2, 0],
        ],
        w: 2.4,
        forward: -24,
      },
      {
        is: "pole",
        p: [
          [8, 32, 0],
          [8, 2, 0],
        ],
        w: 2.4,
        forward: -20,
      },
      {
        is: "pole",
        p: [
          [48, 34, -6],
          [58, 2, -6],
        ],
        w: 2,
        forward: -30,
      },
      { is: "disc", c: [8, 32, 3], r: 7, thick: 3 },
    ],
    hair: true,
    loop: true,
    keys: [
      {
        at: [-22, 100],
        lean: 40,
        look: 16,
        hand: [36, 110, 20],
        elbow: [-0.6, -1, 0.3],
        fist: 1,
        footR: [12, 49, 9, 14, 2],
        footL: [12, 15, 9, 14, 2],
      },
      { footR: [24, 44, 9, 14, 2], footL: [0, 20, 9, 14, 2] },
      { footR: [29, 32, 9, 14, 2], footL: [-5, 32, 9, 14, 2] },
      { footR: [24, 20, 9, 14, 2], footL: [0, 44, 9, 14, 2] },
      { footR: [12, 15, 9, 14, 2], footL: [12, 49, 9, 14, 2] },
      { footR: [0, 20, 9, 14, 2], footL: [24, 44, 9, 14, 2] },
      { footR: [-5, 32, 9, 14, 2], footL: [29, 32, 9, 14, 2] },
      { footR: [0, 44, 9, 14, 2], footL: [24, 20, 9, 14, 2] },
    ],
  },
  elliptical: {
    view: 24,
    kit: [
      { is: "disc", c: [-62, 30, 0], r: 25, thick: 12 },
      {
        is: "pole",
        p: [
          [-80, 2, 0],
          [70, 2, 0],
        ],
        w: 2.4,
        forward: -24,
      },
      {
        is: "pole",
        p: [
          [58, 2, 0],
          [54, 140, 0],
        ],
        w: 2.4,
        forward: -30,
      },
      {
        is: "link",
        p: [
          ["grip", "R"],
          [30, 20, 20],
        ],
        w: 1.6,
      },
      {
        is: "link",
        p: [
          ["grip", "L"],
          [30, 20, -20],
        ],
        w: 1.6,
      },
      {
        is: "carriage",
        at: [
          ["ankle", "R"],
          ["ankle", "R"],
        ],
        off: [8, -11, 0],
        s: [34, 4, 13],
        forward: -8,
      },
      {
        is: "carriage",
        at: [
          ["ankle", "L"],
          ["ankle", "L"],
        ],
        off: [8, -11, 0],
        s: [34, 4, 13],
        forward: -8,
      },
      {
        is: "link",
        p: [
          ["ankle", "R"],
          [-62, 34, 9],
        ],
        w: 1.7,
      },
      {
        is: "link",
        p: [
          ["ankle", "L"],
          [-62, 26, -9],
        ],
        w: 1.7,
      },
    ],
    loop: true,
    keys: [
      {
        at: [-4, 106],
        lean: 6,
        look: 0,
        handR: [26, 124, 22],
        handL: [44, 122, 22],
        elbow: [-0.5, -1, 0.3],
        fist: 1,
        footR: [-18, 24, 10, 22, 2],
        footL: [42, 28, 10, -4, 2],
      },
      {
        at: [-4, 104],
        footR: [10, 34, 10, 0, 2],
        footL: [14, 15, 10, 6, 2],
        handR: [36, 124, 22],
        handL: [34, 122, 22],
      },
      {
        at: [-4, 106],
        handR: [44, 122, 22],
        handL: [26, 124, 22],
        footL: [-18, 24, 10, 22, 2],
        footR: [42, 28, 10, -4, 2],
      },
      {
        at: [-4, 104],
        footL: [10, 34, 10, 0, 2],
        footR: [14, 15, 10, 6, 2],
        handL: [36, 124, 22],
        handR: [34, 122, 22],
      },
    ],
  },
} satisfies Record<string, Pattern>
