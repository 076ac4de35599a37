import type { ImportPart } from "#web/offline/imports/staged-import-store.ts"
import type { CompletePhoto } from "#domain/export/complete-export.ts"
import type { FileHistory } from "#domain/import/file-history.ts"
import { lookBack } from "#domain/import/look-back.ts"
import type { ExerciseTarget } from "#domain/import/match-exercises.ts"
import { type PreparedImport, prepareImport } from "#domain/import/prepare-import.ts"
import { newId } from "#web/device/new-id.ts"
import type { Answer, ImportPreview, Question } from "./messages.ts"
import { overviewOf } from "./overview.ts"
import { partsOf } from "./parts.ts"
import { readFile } from "./read-file.ts"

const progressEveryMilliseconds = 100

// The history stays in the worker, because transferring 100,000 sets would freeze the page.
let history: FileHistory | undefined
let parts: ImportPart[] = []
let photos: CompletePhoto[] = []

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  void answer(data).catch((error: unknown) => {
    tell({ answer: "failed", message: error instanceof Error ? error.message : String(error) })
  })
})

async function answer(question: Question) {
  if (question.ask === "read") await read(question)
  else if (question.ask === "prepare") prepare(question)
  else if (question.ask === "photo") tell({ answer: "photo", photo: photos[question.index] })
  else tell({ answer: "part", part: parts[question.part - 1] ?? { workouts: [], weights: [], others: {} } })
}

async function read({ file, answers }: Extract<Question, { ask: "read" }>) {
  let lastTold = 0
  const onProgress = (share: number, rows: number) => {
    const now = performance.now()
    if (now - lastTold < progressEveryMilliseconds) return
    lastTold = now
    tell({ answer: "progress", share, rows })
  }
  try {
    const result = await readFile(file, { answers, onProgress })
    history = result.kind === "history" ? result.history : undefined
    tell({
      answer: "read",
      read: result.kind === "history" ? overviewOf(result.history, result.isTable) : result,
    })
  } catch (error) {
    // The file was moved, changed or removed while it was being read.
    if (!(error instanceof DOMException)) throw error
    tell({ answer: "read", read: { kind: "unreadable", why: "gone" } })
  }
}

function prepare({ choices, known }: Extract<Question, { ask: "prepare" }>) {
  if (!history) throw new Error("Nothing has been read.")
  const prepared = prepareImport(history, choices, known, newId)
  parts = partsOf(prepared)
  photos = prepared.photos
  const exercises = prepared.exercises.map((target) => {
    const name = nameOf(target, choices.exercises)
    return { name, load: choices.loads?.get(name) ?? "outside" }
  })
  tell({ answer: "prepared", prepared: previewOf(prepared, exercises) })
}

/** The name that the file uses for an imported exercise. */
function nameOf(target: ExerciseTarget, named: ReadonlyMap<string, ExerciseTarget>): string {
  const same = JSON.stringify(target)
  return [...named].find(([, each]) => JSON.stringify(each) === same)?.[0] ?? ""
}

function previewOf(prepared: PreparedImport, named: Parameters<typeof lookBack>[1]): ImportPreview {
  const { workouts, weights, others, exercises, alreadyHere, changed, weightsHere } = prepared
  const days = [...workouts, ...weights].map(({ date }) => date).toSorted()
  return {
    workouts: workouts.length,
    sets: workouts.reduce((sets, workout) => sets + workout.sets.length, 0),
    weights: weights.length,
    days: new Set(workouts.map(({ date }) => date)).size,
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    exercises,
    alreadyHere,
    changed,
    weightsHere,
    others: countOthers(others),
    parts: parts.length,
    photos: photos.length,
    lookBack: lookBack(workouts, named),
  }
}

function countOthers(others: PreparedImport["others"]): ImportPreview["others"] {
  return Object.fromEntries(Object.entries(others).map(([table, rows]) => [table, rows.length]))
}

function tell(message: Answer) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- our own worker, not a window
  self.postMessage(message)
}
