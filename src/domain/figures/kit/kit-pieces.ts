import { jointAt } from "../body/joints.ts"
import type { Piece, Stroke } from "../drawing/piece.ts"
import { add, between, rightward } from "../space/vector.ts"
import { barPieces } from "./bar.ts"
import { cablePieces } from "./cable.ts"
import { dumbbellPieces, kettlebellPieces } from "./hand-weights.ts"
import type { Kit } from "./kit.ts"
import { type KitDrawing, piece, placeOf } from "./kit-drawing.ts"
import { hammerPieces, logPiece, stickPieces, tirePiece } from "./heavy.ts"
import { bandPiece, beltPieces, hungPieces, strapPieces, wavePieces } from "./soft.ts"
import { trapBarPieces } from "./trap-bar.ts"
import { benchParts, boxPiece, rollerPieces, towerParts } from "./machines.ts"
import { discFace, discPath, ringPath, rodPath } from "./solids.ts"

/** The pieces of a figure's equipment, in no particular order. */
export function kitPieces(item: Kit, drawing: KitDrawing): Piece[] {
  const { pen, joints } = drawing
  const { depth } = pen.camera
  switch (item.is) {
    case "bar":
      return barPieces(item, drawing)
    case "dumbbell":
      return dumbbellPieces(item, drawing)
    case "kettlebell":
      return kettlebellPieces(item, drawing)
    case "cable":
      return cablePieces(item, drawing)
    case "bench":
      return benchParts(item).flatMap((part) => kitPieces(part, drawing))
    case "tower":
      return towerParts(item).flatMap((part) => kitPieces(part, drawing))
    case "slab":
    case "carriage":
      return [boxPiece(item, drawing)]
    case "roller":
      return rollerPieces(item, drawing)
    case "pole": {
      const [from, to] = item.p
      const place = Math.min(depth(from), depth(to)) + (item.forward ?? 0)
      return [piece(place, "kit", rodPath(pen, from, to, item.w ?? 2))]
    }
    case "link": {
      const [from, to] = [placeOf(item.p[0], joints), placeOf(item.p[1], joints)]
      return [piece((depth(from) + depth(to)) / 2, "kit", rodPath(pen, from, to, item.w ?? 1.6))]
    }
    case "band": {
      const places = item.p.map((place) => placeOf(place, joints))
      return [bandPiece(Math.min(...places.map(depth)) - 1 + (item.forward ?? 0), pen.line(places))]
    }
    case "strap":
      return strapPieces(item, drawing)
    case "trap-bar":
      return trapBarPieces(drawing)
    case "belt":
      return beltPieces(item, drawing)
    case "hung":
      return hungPieces(item, drawing)
    case "log":
      return [logPiece(item, drawing)]
    case "tire":
      return [tirePiece(item, drawing)]
    case "hammer":
      return hammerPieces(item, drawing)
    case "sticks":
      return stickPieces(item, drawing)
    case "waves":
      return wavePieces(item, drawing)
    case "plate": {
      const center = add(jointAt(item.at, joints), item.off ?? [0, 0, 0])
      const axis = item.axis ?? [1, 0, 0]
      const outline = discPath(pen, { center, axis, radius: item.r ?? 18, thick: 4 })
      const hole: Stroke = { look: "thin", d: ringPath(pen, center, axis, 3) }
      return [{ depth: depth(center) + 3, strokes: [{ look: "plate", d: outline }, hole] }]
    }
    case "disc": {
      const cylinder = {
        center: item.c,
        axis: item.axis ?? rightward,
        radius: item.r,
        thick: item.thick ?? 4,
      }
      if (item.isRim) return [piece(depth(item.c) - 20, "rope", discFace(pen, cylinder))]
      return [piece(depth(item.c) - (item.axis ? 40 : 0), "kit", discPath(pen, cylinder))]
    }
    case "ball": {
      const center = add(placeOf(item.at, joints), item.off ?? [0, 0, 0])
      return [piece(depth(center), "kit", pen.chain([{ center, radius: item.r ?? 14 }]))]
    }
    case "wheel": {
      const wheel = { center: joints.bar, axis: rightward, radius: 9, thick: 5 }
      const { R, L } = joints.arms
      return [
        piece(depth(joints.bar) - 1, "steel", rodPath(pen, L.grip, R.grip, 1.3)),
        piece(depth(joints.bar), "kit", discPath(pen, wheel)),
      ]
    }
    default:
      return [ropePiece(drawing)]
  }
}

/** A jump rope, in front of the figure or behind it. */
function ropePiece({ pen, joints, pose }: KitDrawing): Piece {
  const { R, L } = joints.arms
  const crest = add(between(R.grip, L.grip, 0.5), [2, pose.rope * 96 - 6, 0])
  return piece(pose.rope > 0 ? -60 : 60, "rope", pen.swing(R.grip, crest, L.grip))
}
