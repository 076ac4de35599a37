/** Which exercises a list can be limited to. */
export const selections = ["own", "hidden"] as const
export type Selection = (typeof selections)[number]

/** What the list of exercises is filtered by. An empty text or null means no filter; without a selection, hidden ones are left out. */
export interface ExerciseFilter {
  text: string
  muscle: string | null
  selection: Selection | null
}

export const noExerciseFilter: ExerciseFilter = { text: "", muscle: null, selection: null }

/** The names of the filter's parts in the page's URL. */
const names = { text: "q", muscle: "muscle", selection: "show" } as const

/**
 * Reads the filter from a URL. Parts that can't be read are ignored. `valueOf` returns the value of one of
 * the URL's parameters.
 */
export function readExerciseFilter(valueOf: (name: string) => string | null): ExerciseFilter {
  return {
    text: valueOf(names.text) ?? "",
    muscle: valueOf(names.muscle) || null,
    selection: selections.find((each) => each === valueOf(names.selection)) ?? null,
  }
}

/** Writes the filter as the parameters of a URL, without the parts that aren't set. */
export function writeExerciseFilter({ text, muscle, selection }: ExerciseFilter): [string, string][] {
  const values = { [names.text]: text, [names.muscle]: muscle, [names.selection]: selection }
  return Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))
}

/** Whether the filter matches every exercise that isn't hidden. */
export function isEmptyExerciseFilter(filter: ExerciseFilter): boolean {
  return writeExerciseFilter({ ...filter, text: filter.text.trim() }).length === 0
}
