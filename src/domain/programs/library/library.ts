import { firstPrograms } from "./first-programs.ts"
import { runningPrograms } from "./running-programs.ts"
import { sizePrograms } from "./size-programs.ts"
import { strengthPrograms } from "./strength-programs.ts"

/** The programs that come with the app, in the text format. They use the exercise names of the exercise library. */
export const programLibrary: readonly string[] = [
  firstPrograms,
  strengthPrograms,
  sizePrograms,
  runningPrograms,
]
