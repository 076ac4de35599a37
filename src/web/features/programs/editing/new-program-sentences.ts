import type { NewProgramDraft } from "#domain/programs/editing/new-program.ts"
import type { WireFailure } from "#domain/saving/wire-reply.ts"
import { notLoggedIn } from "#domain/text/failure-sentences.ts"

/** The texts for beginning a program of one's own. */
export const sentences = {
  buildOwn: "Build your own",
  name: "Name",
  days: "Days per week",
  weeks: "Weeks in a cycle",
  weeksHint: "Empty for no end: every week is like the one before.",
  begin: "Add exercises",
  wrong: {
    name: "Give the program a name.",
    days: "Enter a whole number of days, up to 14.",
    weeks: "Enter a whole number of weeks up to 104, or leave it empty.",
  } satisfies Record<keyof NewProgramDraft, string>,
}

/** Why a new program wasn't saved. */
export function failureOfNew(failure: WireFailure): string {
  if (failure.kind === "unreachable")
    return "The server can’t be reached. What you entered is still here. Try again when you’re online."
  if (failure.kind === "signed_out") return notLoggedIn
  return `Nothing was saved: ${failure.message}`
}
