// All of a person's unsaved drafts on this device: workouts, routines, days of programs, goals and the profile.
import { keepText, keysStartingWith } from "#web/device/device-store.ts"
import { flushDrafts } from "./draft-store.ts"

function draftKeys(userId: string): string[] {
  return ["draft", "routine", "program-day", "goal", "profile"].flatMap((kind) =>
    keysStartingWith(`${kind}:${userId}`),
  )
}

export function countDrafts(userId: string): number {
  flushDrafts()
  return draftKeys(userId).length
}

export function forgetDrafts(userId: string): void {
  for (const key of draftKeys(userId)) keepText(key, null)
}
