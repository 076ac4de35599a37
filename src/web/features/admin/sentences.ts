import { formatDay } from "#domain/days/day-text.ts"
import { momentOf } from "#domain/days/local-day.ts"
import { writeNumber, writeTime } from "#domain/text/formats.ts"
import { dayHere } from "#web/device/day-here.ts"
import { sentences as shared } from "#web/ui/sentences.ts"
import { titles } from "#web/shell/title-sentences.ts"

/** A whole number: "1,204". */
export const writeCount = (n: number) => writeNumber(n, 0)

/** "Nov 21, 2025, 18:46" in this device's time zone. */
export function writeMoment(timestamp: string): string {
  return `${formatDay(dayHere(timestamp), "short")}, ${writeTime(momentOf(timestamp))}`
}

/** The wording for the admin panel's frame, and wording shared by several of its parts. */
export const sentences = {
  title: titles["/admin"],
  loading: shared.loading,
  parts: {
    exercises: "Exercises",
    users: "Users",
    health: "Health",
    "ai-use": "AI use",
    audit: "Audit",
  },
  failed: (reason: string) => `That didn’t work: ${reason}`,
  unloaded: "This couldn’t be loaded.",
  nameTaken: "The library already has an exercise with this name.",
}
