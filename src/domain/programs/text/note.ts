/** Something in another app's text that a program of this app expresses differently, or not at all. It doesn't prevent the import. */
export interface TextNote {
  /** The line of the text, from 1. */
  line: number
  what:
    | "script"
    | "percent_step"
    | "uneven"
    | "start_load"
    | "falls_back"
    | "falls_by"
    | "in_a_row"
    | "progress_off"
    | "update"
    | "warmup"
    | "description"
    | "label"
    | "set_label"
    | "asks"
    | "rest"
    | "variations"
    | "superset"
    | "tags"
    | "day_name"
    | "round"
    | "rpe"
    | "range"
  /** The part of the line that the note is about. */
  text: string
}

/** Records a part of a line that isn't imported as written. */
export type Remark = (what: TextNote["what"], text: string) => void
