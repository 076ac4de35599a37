import { ExerciseFigure } from "#web/figures/late-figures.ts"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"

/** The guide in a sheet, in a separate file. It opens once the drawings have loaded too, because they would otherwise push its words down. */
export const GuideSheet = lazyDialog(async () => {
  const [{ GuideSheet: Sheet }] = await Promise.all([import("./guide-sheet.tsx"), ExerciseFigure.fetch()])
  return Sheet
})
