/** How a path is drawn; a style sheet sets the colors. */
export type Look =
  | "skin"
  | "shirt"
  | "shorts"
  | "shoe"
  | "hair"
  | "eye"
  | "skin-patch"
  | "shirt-patch"
  | "shorts-patch"
  | "sketch"
  | "marker"
  | "kit"
  | "plate"
  | "steel"
  | "thin"
  | "cable"
  | "rope"
  | "band"
  | "band-middle"
  | "shadow"
  | "floor"
  | "trace"
  | "tip"

/** One path of a figure. Parts far from the viewer are drawn in pencil. */
export interface Stroke {
  look: Look
  d: string
  isFar?: boolean
}

/** Strokes that are drawn together, at one depth. */
export interface Piece {
  depth: number
  strokes: readonly Stroke[]
}
