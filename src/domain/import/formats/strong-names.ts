import { likelyMeaning } from "#domain/import/column-words.ts"

const englishNames = {
  date: "Date",
  workout: "Workout Name",
  workoutLength: "Duration",
  workoutNotes: "Workout Notes",
  exercise: "Exercise Name",
  order: "Set Order",
  weight: "Weight",
  weightUnit: "Weight Unit",
  reps: "Reps",
  distance: "Distance",
  distanceUnit: "Distance Unit",
  rpe: "RPE",
  notes: "Notes",
} as const

const length = /dur[eéa]|dauer|duration/i
const kept = /^(?:Workout #|Duration(?: \(sec\))?|Workout Duration|Seconds|kg|kgs|lbs?|km|mi\.?)$/i
const seconds = /sekunden|secondes|segundos|secondi|seconden/i

/** The English name of a column that Strong wrote in the app's language. A unit in brackets is kept, and an unknown name is returned unchanged. */
export function strongName(written: string): string {
  if (kept.test(written)) return written
  const [bracket = ""] = /\s*\([^()]*\)$/.exec(written) ?? []
  const name = written.slice(0, written.length - bracket.length)
  if (seconds.test(name) && bracket === "") return "Seconds"
  const meaning = likelyMeaning(name)
  if (meaning === "duration") return length.test(name) ? `Duration${bracket}` : written
  return meaning !== null && meaning in englishNames ? englishNameOf(meaning) + bracket : written
}

function englishNameOf(meaning: string): string {
  return Object.entries(englishNames).find(([key]) => key === meaning)?.[1] ?? meaning
}

const restTimers = new Set([
  ...["rest timer", "minuteur de repos", "pausentimer", "pausen-timer", "ruhetimer", "erholungstimer"],
  ...["temporizador de descanso", "cronómetro de descanso", "cronômetro de descanso", "timer de descanso"],
  ...["timer di riposo", "timer riposo", "timer di recupero", "timer recupero", "rusttimer"],
])
const noteRows = new Set(["note", "notiz", "remarque", "nota"])

/** What kind of row this is in Strong, judged by its set order: a set, a note, or the length of a rest. */
export function strongRow(order: string): "set" | "note" | "rest" | "unknown" {
  const plain = order.toLowerCase()
  if (restTimers.has(plain)) return "rest"
  if (noteRows.has(plain)) return "note"
  return /^\d+$/.test(order) || order.length <= 1 ? "set" : "unknown"
}
