// What is drawn after the sets, or opened from them: one file for the browser, asked for with the page.
import "#web/ui/superset.css"

export { AddExercise } from "./add-exercise.tsx"
export { LogDetails } from "./log-details.tsx"
export { dragSet } from "../ledger/drag-set.ts"
export { HelpToggle } from "../ledger/help-toggle.tsx"
export { MovedClock } from "./moved-clock.ts"
export { NowMore } from "../ledger/now-more.tsx"
export { structureActions } from "../ledger/structure-actions.ts"
export { Plates } from "../ledger/plates.tsx"
export { SetClock } from "../ledger/set-clock-button.tsx"
export { PencilDialog } from "../saving/pencil-dialog.tsx"
export { SaveProblemStrip } from "../saving/save-problem-strip.tsx"
