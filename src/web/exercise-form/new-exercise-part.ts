import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"

/** The form for a custom exercise, loaded on first use. */
export const NewExerciseDialog = lazyDialog(
  async () => (await import("./new-exercise-dialog.tsx")).NewExerciseDialog,
)
