import { lazyDialog } from "./lazy-dialog.tsx"

/** The form of an exercise of one's own, fetched when it is first asked for. */
export const NewExerciseDialog = lazyDialog(
  async () => (await import("./exercise-picker-new.tsx")).NewExerciseDialog,
)
