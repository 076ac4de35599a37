import { lazyDialog } from "./lazy-dialog.tsx"

/** The form for a custom exercise, loaded on first use. */
export const NewExerciseDialog = lazyDialog(
  async () => (await import("./exercise-picker-new.tsx")).NewExerciseDialog,
)
