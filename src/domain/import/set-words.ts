import type { Cells } from "./cells.ts"
import type { FileSet } from "./file-history.ts"
import { sentences } from "./sentences.ts"

const kinds = new Map(
  Object.entries<FileSet["set_type"]>({
    ...{ "": "normal", normal: "normal", work: "normal", working: "normal", n: "normal" },
    ...{ w: "warmup", warm: "warmup", warmup: "warmup", "warm-up": "warmup", "warm up": "warmup" },
    ...{ aufwärmen: "warmup", aufwärmsatz: "warmup", échauffement: "warmup" },
    ...{ d: "drop", drop: "drop", dropset: "drop", "drop set": "drop" },
    ...{
      "rest-pause": "rest_pause",
      "rest pause": "rest_pause",
      restpause: "rest_pause",
      rest_pause: "rest_pause",
    },
    ...{ myo: "rest_pause", "myo-reps": "rest_pause", "myo reps": "rest_pause", myoreps: "rest_pause" },
    ...{ f: "failure", fail: "failure", failure: "failure", "to failure": "failure" },
  }),
)
const yes = new Set(["true", "1", "1.0", "yes", "y", "x", "✓", "ja", "j", "oui", "sí", "si", "sim", "wahr"])
const no = new Set(["", "false", "0", "0.0", "no", "n", "nein", "non", "não", "falsch"])

/** The kind of set, from the words that apps and people use; an unknown word is reported. */
export function setTypeIn(cells: Cells, column: string): FileSet["set_type"] {
  const written = cells.text(column)
  const kind = kinds.get(written.toLowerCase())
  if (kind === undefined) cells.warn(sentences.unknownSet(written))
  return kind ?? "normal"
}

/** Whether a set is a warm-up, from a column that says yes or no; anything else is reported. */
export function warmupIn(cells: Cells, column: string): FileSet["set_type"] {
  const written = cells.text(column)
  const answer = written.toLowerCase()
  if (!yes.has(answer) && !no.has(answer)) cells.warn(sentences.noFlag(written))
  return yes.has(answer) ? "warmup" : "normal"
}
