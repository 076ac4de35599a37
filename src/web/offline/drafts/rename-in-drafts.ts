import { keepValue, keysStartingWith } from "#web/device/device-store.ts"
import { draftKey, flushDrafts, readDraft } from "./draft-store.ts"
import { programDayKey, readProgramDay } from "./program-day-store.ts"
import { readRoutineDraft, routineDraftKey } from "./routine-draft-store.ts"

interface NamedExercise {
  exercise_id: string
  exercise_name: string
}

/** Renames an exercise in all of the person's unsaved workouts, routines and days of programs on this device. */
export function renameInDrafts(userId: string, exerciseId: string, name: string): void {
  flushDrafts()
  const isOld = (each: NamedExercise) => each.exercise_id === exerciseId && each.exercise_name !== name
  const renamed = <Part extends NamedExercise>(parts: readonly Part[]) =>
    parts.map((each) => (isOld(each) ? { ...each, exercise_name: name } : each))
  for (const key of readableKeys(draftKey(userId, ""))) {
    const kept = readDraft(key)
    if (!kept?.draft.exercises.some(isOld)) continue
    keepValue(key, { ...kept, draft: { ...kept.draft, exercises: renamed(kept.draft.exercises) } })
  }
  for (const key of readableKeys(routineDraftKey(userId, ""))) {
    const kept = readRoutineDraft(key)
    if (!kept?.draft.parts.some(isOld)) continue
    keepValue(key, { ...kept, draft: { ...kept.draft, parts: renamed(kept.draft.parts) } })
  }
  for (const key of readableKeys(programDayKey(userId, ""))) {
    const kept = readProgramDay(key)
    if (!kept?.draft.lines.some(isOld)) continue
    keepValue(key, { ...kept, draft: { ...kept.draft, lines: renamed(kept.draft.lines) } })
  }
}

/** Leaves out drafts that were set aside as unreadable. */
function readableKeys(start: string): string[] {
  return keysStartingWith(start).filter((key) => !key.endsWith(":unreadable"))
}
